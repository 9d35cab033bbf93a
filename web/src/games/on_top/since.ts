import { preview, type Closing } from "./preview";
import type { OnTopView, TileSeen } from "./view";

/** What has happened since whoever looks has moved: what stays marked until they move again. */

/** The tiles that others have laid since; the last one in any case, and only that for whoever has no seat. */
export function laidSince({ tiles, seats, seat }: OnTopView): TileSeen[] {
  if (seat === null || !seats[seat]) return tiles.slice(-1);
  const own = tiles.map((tile) => tile.seat).lastIndexOf(seat);
  return tiles.slice(Math.min(own + 1, tiles.length - 1));
}

/** What the last tile scored, if the view before it is known: what it would have done has come true. */
export function scoredBy(before: OnTopView | null, now: OnTopView): Closing[] {
  const last = now.tiles.at(-1);
  if (!last || before?.hand !== last.tile || before.tiles.length !== now.tiles.length - 1) return [];
  return preview(before, last.move).closings;
}
