import { expect, test } from "vitest";
import golden from "../../../../src/toptafel/games/on_top/golden/view.json";
import { across } from "../../lib/board/walk.svelte";
import { meant, readHold, turned, wished, writeHold } from "./hold";
import ring from "../../../../src/toptafel/games/on_top/golden/editions/ring.json";
import { centresOf, cornersOf, fieldsOf, rowsOf, spotOf, tilesOn, turnsOf } from "./lattice";
import { cornersAlong, loops } from "./drawing/outline";
import { scaled, sector } from "./drawing/pieces";
import { preview } from "./preview";
import samples from "./samples.json";
import { laidSince, scoredBy } from "./since";
import { ghostText } from "./telling";
import type { OnTopView } from "./view";

const sample: OnTopView = golden.view satisfies OnTopView;
interface Outcome {
  gaps: string[];
  towers: Record<string, string>;
  points: number[];
}
const checked = samples as unknown as { view: OnTopView; outcomes: Record<string, Outcome> }[];
const cases = checked.flatMap(({ view, outcomes }, number) =>
  Object.entries(outcomes).map(([move, outcome]) => ({ number, move, outcome, view })),
);

test.each(cases)("the preview of $move in sample $number is what the rules do", ({ move, outcome, view }) => {
  const { gaps, closings } = preview(view, move);
  expect(gaps.sort()).toEqual(outcome.gaps);
  expect(Object.fromEntries(closings.map(({ point, stones }) => [point, stones]))).toEqual(outcome.towers);
  const points = view.seats.map((_, seat) =>
    closings.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.points, 0),
  );
  expect(points).toEqual(outcome.points);
});

test("a tile has its corners clockwise from its first sharp one", () => {
  for (const tile of sample.tiles) expect(cornersOf(tile.move)).toEqual(Object.keys(tile.corners));
  expect(cornersOf("c3c4")).toEqual([]);
});

test("a tile covers the two fields that show its number", () => {
  for (const [number, tile] of sample.tiles.entries()) {
    const covered = Object.keys(sample.fields).filter((field) => sample.fields[field] === number);
    expect([...fieldsOf(tile.move)].sort()).toEqual(covered.sort());
  }
});

test("the six ways to hold a tile follow each other clockwise", () => {
  expect(["c4e4", "c5d4", "d5c3", "e4c4", "d4c5", "c3d5"].map(turnsOf)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("a hold is a text and back", () => {
  expect(readHold(writeHold({ turns: 4, field: "c3c4d4" }))).toEqual({ turns: 4, field: "c3c4d4" });
  expect(readHold(null)).toEqual({ turns: 0, field: "" });
});

test("a tile turns by itself only as far as it must, and turning it on goes through all ways that fit", () => {
  const field = "c3c4d4";
  const fields = Object.keys(sample.fields);
  const legal = tilesOn(field, fields).slice(0, 4);
  let hold = { turns: 0, field };
  const seen = new Set<string>();
  for (let count = 0; count < 4; count++) {
    hold = turned(hold, legal);
    seen.add(meant(hold, legal)!);
  }
  expect([...seen].sort()).toEqual(legal.sort());
  expect(meant(turned(turned(hold, legal), legal, -1), legal)).toBe(meant(hold, legal));
  expect(wished({ turns: turnsOf(legal[0]!), field }, fields)).toBe(legal[0]);
  expect(turned({ turns: 5, field: "" }, legal).turns).toBe(0);
});

test.each([false, true])("arrows reach every field (tall: %s)", (tall) => {
  const spots = centresOf(Object.keys(sample.fields), tall);
  const reached = new Set(["c3c4d4"]);
  for (const field of reached)
    for (const way of ["Left", "Right", "Up", "Down"]) reached.add(across(`Arrow${way}`, field, spots)!);
  expect(reached.size).toBe(78);
});

test("rows of fields go from the left to the right", () => {
  expect(rowsOf(Object.keys(sample.fields)).map((row) => row.length)).toEqual([11, 13, 15, 15, 13, 11]);
  expect(rowsOf(Object.keys(sample.fields))[0]!.slice(0, 3)).toEqual(["a1b1b2", "a1a2b2", "a2b2b3"]);
});

test("the rim of the board is a hexagon; a hole has a rim of its own", () => {
  const ways = loops(Object.keys(sample.fields));
  expect(ways.map((way) => way.length)).toEqual([22]);
  expect(cornersAlong(ways[0]!, false)).toHaveLength(6);
  expect(loops(ring.fields).map((way) => way.length)).toEqual([22, 6]);
});

test("a wide corner has a mark for each of its two sixths, unless corners count once", () => {
  const spots = cornersOf("c4e4").map((point) => scaled(spotOf(point)));
  expect([0, 1, 2, 3].map((corner) => sector(spots, corner, true).marks.length)).toEqual([1, 2, 1, 2]);
  expect([0, 1, 2, 3].map((corner) => sector(spots, corner, false).marks.length)).toEqual([1, 1, 1, 1]);
});

test("a ghost names who would be on top, and what that brings", () => {
  const names = ["Anna", "Bo", "Cem", "Dora"];
  const say = (message: string, values = {}): string => `${message} ${JSON.stringify(values)}`;
  const told = cases.flatMap(({ view, move }) => {
    const closing = preview(view, move).closings.find(({ seat }) => seat !== null);
    return closing ? [{ closing, text: ghostText(view, move, [closing], 1, say, names) }] : [];
  });
  expect(told.length).toBeGreaterThan(0);
  for (const { closing, text } of told) {
    expect(text).toContain(`"name":"${names[closing.seat!]}"`);
    expect(text).toContain(`"points":${closing.points}`);
  }
});

test("a turned board begins at the right, as its rules say", () => {
  expect(spotOf("a1", true).x).toBeGreaterThan(spotOf("g1", true).x);
  expect(spotOf("d1", true).y).toBeLessThan(spotOf("d9", true).y);
});

test("what others laid since one's own tile stays marked, and for whoever only looks on the last one", () => {
  const { tiles, seats } = sample;
  const last = tiles.at(-1)!;
  const others = tiles.slice(tiles.map(({ seat }) => seat).lastIndexOf((last.seat + 1) % seats.length) + 1);
  expect(laidSince({ ...sample, seat: (last.seat + 1) % seats.length })).toEqual(others);
  expect(others.length).toBeGreaterThan(1);
  expect(laidSince({ ...sample, seat: last.seat })).toEqual([last]);
  expect(laidSince({ ...sample, seat: null })).toEqual([last]);
  expect(laidSince({ ...sample, tiles: [] })).toEqual([]);
});

test("what was scored is known only of a tile that has just been laid", () => {
  const { view, move } = cases.find(({ outcome }) => outcome.points.some((points) => points > 0))!;
  const laid = { tile: view.hand!, move, seat: 0, corners: {} };
  const now = { ...view, tiles: [...view.tiles, laid] };
  expect(scoredBy(view, now)).toEqual(preview(view, move).closings);
  expect(scoredBy(null, now)).toEqual([]);
  expect(scoredBy(now, view)).toEqual([]);
  expect(scoredBy(view, { ...now, tiles: [...now.tiles, laid] })).toEqual([]);
});
