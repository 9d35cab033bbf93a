import type { View } from "../view";

/** A round that has just ended: its stacks lie on for a moment, so that everybody sees who won it. */

export interface Swept {
  turn: number;
  led: string | null;
  stacks: (string | null)[];
  best: number[]; // who won it
  scored: number[]; // points by seat
  gameOver: number | null; // the number of the game that ended with it
}

export type Round = Pick<View, "seat" | "turn" | "to_move" | "match" | "round" | "seats">;

/** What the last move swept off the table; nothing if it ended no round, or if more than one move lies between. */
export function sweptBetween(before: Round, now: Round, last: string | null): Swept | null {
  const mover = before.to_move;
  if (mover === null || now.turn !== before.turn + 1 || now.seats[mover]?.stack) return null;
  const scored = now.seats.map((seat, at) => seat.points - before.seats[at]!.points);
  return {
    turn: now.turn,
    led: before.round.led,
    stacks: before.seats.map(({ stack }, seat) => (seat === mover ? last : (stack?.text ?? null))),
    best: scored.flatMap((points, seat) => (points > 0 ? [seat] : [])),
    scored,
    gameOver: now.match.number > before.match.number ? before.match.number : null,
  };
}
