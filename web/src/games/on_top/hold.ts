import { fieldsOf, tilesOn, turnsOf } from "./lattice";
import type { OnTopView } from "./view";

/** How the tile in hand is held: turned so often by a sixth, above a field or none. Board and hand share it as a text. */
export interface Hold {
  turns: number;
  field: string;
}

export function readHold(chosen: string | null | undefined): Hold {
  return chosen ? { turns: Number(chosen[0]), field: chosen.slice(1) } : { turns: 0, field: "" };
}

export const writeHold = (hold: Hold): string => `${hold.turns}${hold.field}`;

const apart = (one: number, other: number): number => Math.min((one - other + 6) % 6, (other - one + 6) % 6);

/** Of some moves the one that needs the least turning. */
function nearest(moves: string[], turns: number): string | null {
  return [...moves].sort((one, other) => apart(turnsOf(one), turns) - apart(turnsOf(other), turns))[0] ?? null;
}

const known = new WeakMap<string[], Map<string, string[]>>();

/** The moves that cover a field; all fields of a list of moves are looked up once. */
export function movesOn(field: string, legal: string[]): string[] {
  const found = known.get(legal) ?? byField(legal);
  known.set(legal, found);
  return found.get(field) ?? [];
}

function byField(legal: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of legal) for (const field of fieldsOf(move)) found.set(field, [...(found.get(field) ?? []), move]);
  return found;
}

/** The move that is meant: on the field below, turned no more than is needed to fit. */
export const meant = (hold: Hold, legal: string[]): string | null => nearest(movesOn(hold.field, legal), hold.turns);

/** What one would have liked to play where no tile can go: the rules say why not. */
export const wished = (hold: Hold, fields: string[]): string | null => nearest(tilesOn(hold.field, fields), hold.turns);

/** The tile turned on, one way or the other, as far as it fits again; in the air by a sixth. */
export function turned(hold: Hold, legal: string[], way: 1 | -1 = 1): Hold {
  const fitting = movesOn(hold.field, legal).map(turnsOf);
  const from = fitting.length ? turnsOf(meant(hold, legal)!) : hold.turns;
  for (let step = 1; step <= 6; step++) {
    const turns = (from + way * step + 6) % 6;
    if (!fitting.length || fitting.includes(turns)) return { ...hold, turns };
  }
  return hold;
}

/** How the tile in hand is shown on the board: as it waits to be confirmed, or as it is meant; null if it is nowhere. */
export function ghostOf(
  view: OnTopView,
  legal: string[],
  chosen: string | null | undefined,
  pending: string | null,
): string | null {
  return view.hand ? (pending ?? meant(readHold(chosen), legal)) : null;
}

/** The tile in hand, turned on: what is held then. A move that waits to be confirmed is asked anew. */
export function turnTile(
  legal: string[],
  chosen: string | null,
  pending: string | null,
  play: (move: string) => void,
  way: 1 | -1 = 1,
): string | null {
  if (!legal.length) return chosen;
  const next = turned(readHold(chosen), legal, way);
  const move = pending && meant(next, legal);
  if (move) play(move);
  return writeHold(next);
}
