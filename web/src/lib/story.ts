import type { Card, Event } from "./messages";

/** What can be read from the lines of a table's log. */

/** The seat of every move that stands: moves that were taken back are gone. */
export function movers(lines: Event[]): number[] {
  const seats: number[] = [];
  for (const { event } of lines) {
    if (event.kind === "played") seats.push(event.seat as number);
    if (event.kind === "took-back") seats.length = Math.min(seats.length, event.turn as number);
  }
  return seats;
}

/** The turn to go back to so that the last own move is to be made again; null if there is none. */
export function lastOwnTurn(lines: Event[], mine: number[]): number | null {
  const own = movers(lines).flatMap((seat, turn) => (mine.includes(seat) ? [turn] : []));
  return own.at(-1) ?? null;
}

/** How seats are called: by name, bots by level; those that would be called alike are counted. */
export function namesOf(card: Card, say: (message: string) => string): string[] {
  const plain = card.seats.map(({ name, level }) => name || (level ? say(`bot-${level}`) : say("free-seat")));
  return plain.map((name, seat) => {
    const alike =
      plain.filter((other) => other === name).length > 1 && (card.seats[seat]!.name || card.seats[seat]!.level);
    return alike ? `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}` : name;
  });
}
