import type { GameCard, Plan } from "../net/messages";
import { say, words } from "../words/words.svelte";

/** Who is to play, and how that is said. */

export type Kind = NonNullable<Plan["kind"]>;
export type Level = NonNullable<Plan["level"]>;
export interface Seat {
  kind: Kind;
  level: Level;
  name: string;
}

export const newcomer = (index: number, level: Level = "easy"): Seat => ({
  kind: index ? "bot" : "here",
  level,
  name: "",
});

/** What the server is told of the seats. The first is mine, and called what I am called. */
export const plansOf = (seats: Seat[]): Plan[] =>
  seats.map(({ kind, level, name }, index) => ({
    kind,
    level,
    ...(kind === "here" && index && name.trim() ? { name: name.trim() } : {}),
  }));

/** Names one after the other, as the language puts them together; our English has no comma before the last. */
export const list = (names: string[]): string =>
  new Intl.ListFormat(words.language === "en" ? "en-GB" : words.language, { type: "conjunction" }).format(names);

export const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Who plays, in a sentence: those who are here by name, then those with the link, then bots by their level. */
export function whoPlays(seats: Seat[], { levels }: GameCard): string {
  const here = seats.flatMap(({ kind, name }, index) => (kind === "here" ? [{ name: name.trim(), index }] : []));
  const friends = seats.filter(({ kind }) => kind === "open").length;
  const bots = levels.map((level) => seats.filter((seat) => seat.kind === "bot" && seat.level === level).length);
  return sentence(
    `${list([
      ...here.map(({ name, index }) => (index ? name || say("seat-number", { number: index + 1 }) : say("it-is-you"))),
      ...(friends ? [say("friends", { count: friends })] : []),
      ...bots.flatMap((count, level) => (count ? [say("bots", { count, level: level + 1 })] : [])),
    ])}.`,
  );
}
