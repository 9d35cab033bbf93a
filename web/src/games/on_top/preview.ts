import { besides, cornersOf, fieldsOf, pointsOf } from "./lattice";
import type { OnTopView } from "./view";

/**
 * A preview of what a tile would do, for the ghost on the board. The server decides; samples.json, which the rules in
 * Python are tested with too, sees to it that both agree.
 */

export interface Closing {
  point: string;
  /** Stones from bottom to top; empty if nobody places any. */
  stones: string;
  /** The colour on top, if there is one. */
  top: string | null;
  /** What the seat on top scores; 0 if a neutral colour is, or nobody. */
  points: number;
  seat: number | null;
}

export interface Preview {
  gaps: string[];
  closings: Closing[];
}

let known: { view: OnTopView; found: Map<string, Preview> } | null = null;

/** What a move would do; board and hand ask for the same one, many times while a tile is carried. */
export function preview(view: OnTopView, move: string): Preview {
  if (known?.view !== view) known = { view, found: new Map() };
  const found = known.found.get(move) ?? foresee(view, move);
  known.found.set(move, found);
  return found;
}

function foresee(view: OnTopView, move: string): Preview {
  const laid = fieldsOf(move);
  const isFree = (field: string): boolean => view.fields[field] === null && !laid.includes(field);
  const free = Object.keys(view.fields).filter(isFree);
  const gaps = free.filter((field) => !besides(field).some(isFree));
  const open = new Set(free.filter((field) => !gaps.includes(field)).flatMap(pointsOf));
  const closed = Object.keys(view.points).filter((point) => view.points[point]!.open > 0 && !open.has(point));
  return { gaps, closings: build(view, closed.sort(), segmentsWith(view, move)) };
}

/** The segments at each corner of the tile in hand, once it lies there. */
function segmentsWith(view: OnTopView, move: string): Map<string, Record<string, number>> {
  const wide = view.options.segments === "corners" ? 1 : 2;
  return new Map(
    cornersOf(move).map((point, corner) => {
      const segments = { ...view.points[point]!.segments };
      segments[view.hand![corner]!]! += corner % 2 ? wide : 1;
      return [point, segments];
    }),
  );
}

/** Towers in the order of their names; a player's last stone ends it, a colour without stones places none. */
function build(view: OnTopView, closed: string[], segments: Map<string, Record<string, number>>): Closing[] {
  const left = { ...view.neutral, ...Object.fromEntries(view.seats.map((seat) => [seat.colour, seat.left])) };
  const closings: Closing[] = [];
  for (const point of closed) {
    if (view.seats.some((seat) => left[seat.colour] === 0)) break;
    const due = tower(segments.get(point) ?? view.points[point]!.segments);
    const stones = due.filter((colour) => left[colour]! > 0);
    for (const colour of stones) left[colour]!--;
    closings.push(closing(view, point, stones, stones.at(-1) === due.at(-1) ? (due.at(-1) ?? null) : null));
  }
  return closings;
}

/** Who places a stone, from bottom to top: all second-strongest, then the strongest; nobody if several are that. */
function tower(segments: Record<string, number>): string[] {
  const strongest = (count: number): string[] => Object.keys(segments).filter((colour) => segments[colour] === count);
  const most = Math.max(...Object.values(segments));
  const second = Math.max(0, ...Object.values(segments).filter((count) => count < most));
  if (most === 0 || strongest(most).length > 1) return [];
  return [...(second ? strongest(second).sort() : []), ...strongest(most)];
}

function closing(view: OnTopView, point: string, stones: string[], top: string | null): Closing {
  const seat = view.seats.findIndex((one) => one.colour === top);
  const points = seat < 0 ? 0 : stones.length * (view.points[point]!.golden ? 2 : 1);
  return { point, stones: stones.join(""), top, points, seat: seat < 0 ? null : seat };
}
