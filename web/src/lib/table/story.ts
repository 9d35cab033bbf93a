import type { Card, Event } from "../net/messages";

/** What can be read from the lines of a table's log. */

type Saying = (message: string, values?: Record<string, string>) => string;

/** Every move that stands: moves that were taken back are gone. */
function played(lines: Event[]): Event[] {
  const stand: Event[] = [];
  for (const line of lines) {
    if (line.event.kind === "played") stand.push(line);
    if (line.event.kind === "took-back") stand.length = Math.min(stand.length, line.event.turn as number);
  }
  return stand;
}

/** The seat of every move that stands. */
export const movers = (lines: Event[]): number[] => played(lines).map(({ event }) => event.seat as number);

/** The turn to go back to so that the last own move is to be made again; null if there is none. */
export function lastOwnTurn(lines: Event[], mine: number[]): number | null {
  const own = movers(lines).flatMap((seat, turn) => (mine.includes(seat) ? [turn] : []));
  return own.at(-1) ?? null;
}

const MOST = 3; // moves that are told as having just been made

/** The moves since one's own last one, or the latest one; the newest first. */
export function latestMoves(lines: Event[], mine: number[]): Event[] {
  const stand = played(lines);
  const own = stand.map(({ event }) => mine.includes(event.seat as number)).lastIndexOf(true);
  const since = mine.length ? stand.slice(own + 1) : [];
  return (since.length ? since : stand.slice(-1)).slice(-MOST).reverse();
}

const KNOWN = 2; // moves after which nobody has to be told any more what to do

/** Whether a seat has hardly moved yet. */
export const isFresh = (lines: Event[], seat: number): boolean =>
  movers(lines).filter((mover) => mover === seat).length < KNOWN;

/**
 * How seats are called: by name, bots by level; those that would be called alike are counted, "Bot 2" by letters. `brief`
 * is for where there is little room: the number of a bot's level is enough.
 */
export function namesOf(card: Card, say: Saying, brief = false): string[] {
  const bot = (level: string): string => (brief ? say("bot-brief", { level }) : say(`bot-${level}`));
  const plain = card.seats.map(({ name, level }) => name || (level ? bot(level) : say("free-seat")));
  return plain.map((name, seat) => {
    const alike =
      plain.filter((other) => other === name).length > 1 && (card.seats[seat]!.name || card.seats[seat]!.level);
    if (!alike) return name;
    const count = plain.slice(0, seat + 1).filter((other) => other === name).length;
    return `${name} ${/\d/.test(name) ? String.fromCharCode(64 + count) : count}`;
  });
}
