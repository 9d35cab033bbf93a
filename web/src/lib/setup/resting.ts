/** What else a table can have, besides who plays and the options of the game. */

export const CLOCKS = [
  { kind: "none", time: 0, increment: 0 },
  { kind: "seconds", time: 300, increment: 5 },
  { kind: "seconds", time: 900, increment: 10 },
  { kind: "days", time: 3, increment: 0 },
] as const;

/** As it is chosen; `edition` is empty for one's own. */
export interface Rest {
  edition: string;
  clock: string;
  hints: string;
  chat: string;
  public: string;
}

export const usually = (edition: string): Rest => ({ edition, clock: "0", hints: "yes", chat: "yes", public: "no" });

export const isUsual = (rest: Rest, edition: string): boolean =>
  JSON.stringify(rest) === JSON.stringify(usually(edition));
