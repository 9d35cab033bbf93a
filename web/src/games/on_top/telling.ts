import type { BoardProps } from "../../lib/board/boards";
import { listed } from "../../lib/words/listed";
import { cornersOf, pointsOf } from "./lattice";
import type { Closing } from "./preview";
import type { OnTopView } from "./view";

/** Fields, intersections and what a tile would do, in words. */

type Say = BoardProps["say"];

const cornersText = (corners: [string, string][], say: Say): string =>
  corners.map(([point, colour]) => say("web-corner", { point, colour })).join(", ");

export const coloursText = (tile: string, say: Say): string =>
  [...tile].map((colour) => say("colour-name", { colour })).join(", ");

/** A field and what lies there, or that a tile can. */
export function fieldText(view: OnTopView, field: string, open: boolean, say: Say, names: string[]): string {
  const name = pointsOf(field).join(" ");
  const what = view.fields[field];
  if (typeof what !== "number") return say("web-field", { field: name, what: what ?? (open ? "open" : "free") });
  const { seat, corners } = view.tiles[what]!;
  const text = cornersText(Object.entries(corners) as [string, string][], say);
  return say("web-field-tile", { field: name, name: names[seat]!, corners: text });
}

/** How the tile in hand would lie, which is one of some ways, and what it would close. */
export function ghostText(
  view: OnTopView,
  ghost: string,
  closings: Closing[],
  ways: number,
  say: Say,
  names: string[],
): string {
  const corners = cornersOf(ghost).map((point, corner): [string, string] => [point, view.hand![corner]!]);
  const closes = closings.map((closing) => closingText(closing, say, names));
  const head = say("web-ghost", { corners: cornersText(corners, say), ways });
  return [head, ...(closes.length ? [say("web-closes")] : []), ...closes].join(" ");
}

/** What a circle that closes brings, and whom. */
export function closingText(closing: Closing, say: Say, names: string[]): string {
  const { point, stones, top, points, seat } = closing;
  const kind = top === null ? (stones ? "topless" : "nobody") : seat === null ? "neutral" : "seat";
  return say("web-closing", { point, kind, colour: top ?? "B", points, name: seat === null ? "" : names[seat]! });
}

/** What a tile would bring, and whom, in one sentence. */
export function gainsText(view: OnTopView, closings: Closing[], say: Say, names: string[]): string {
  const gains = view.seats.flatMap((_, seat) => {
    const points = closings.reduce((sum, closing) => sum + (closing.seat === seat ? closing.points : 0), 0);
    const mine = seat === view.to_move ? "yes" : "no";
    return points ? [say("web-gain", { points, mine, name: names[seat] ?? "" })] : [];
  });
  return say("web-would", { count: closings.length, gains: gains.length ? listed(gains) : say("web-no-gain") });
}

export function pointText(view: OnTopView, point: string, say: Say): string {
  const { open, segments, golden, tower } = view.points[point]!;
  const golden_ = golden ? "yes" : "no";
  if (tower !== null) {
    const stones = [...tower].map((colour) => say("colour-name", { colour })).join(", ");
    return say("web-point-tower", { point, golden: golden_, count: tower.length, stones });
  }
  const counted = Object.entries(segments).filter(([, count]) => count > 0);
  const text = counted.map(([colour, count]) => say("web-segments", { colour, count })).join(", ");
  return say("web-point-open", { point, golden: golden_, open, count: counted.length, segments: text });
}
