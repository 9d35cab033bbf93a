import { describe, expect, it } from "vitest";
import golden from "../../../../src/toptafel/games/sudoku/golden/view.json";
import { across } from "../../lib/board/walk.svelte";
import picture from "./picture.json";
import { heap, scored, WIDE } from "./drawing/stars";
import { corners, depth, fieldAt, fields, gainOf, marksOf, pawns, Shape, SIZE, type SudokuView } from "./sudoku";

const view = picture as unknown as SudokuView;

it("reads the engine's own sample", () => {
  const sample: SudokuView = golden.view satisfies SudokuView;
  const shape = new Shape(sample.options.board);
  expect(Object.keys(sample.board).every((square) => shape.rows.includes(square[0]!))).toBe(true);
  expect(sample.seats.length).toBe(golden.players);
});

describe.each([
  ["classic", 81, "I9"],
  ["kids", 36, "F6"],
])("the %s board", (board, count, last) => {
  const shape = new Shape(board);
  const squares = shape.rows.flatMap((row) => shape.columns.map((column) => row + column));

  it("has its squares within the frame, no two on one place", () => {
    const places = squares.map((square) => shape.middle(square));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    const [least, most] = [shape.edge, SIZE - shape.edge];
    expect(places.every(({ x, y }) => x > least && x < most && y > least && y < most)).toBe(true);
  });

  it("is walked over up to the edge", () => {
    const led = (from: string, ...keys: string[]): string =>
      keys.reduce((square, key) => across(key, square, shape.spots)!, from);
    expect([led("A1", "ArrowUp", "ArrowLeft"), led("A1", "End", "PageDown"), led("B2", "ArrowRight")]).toEqual([
      "A1",
      last,
      "B3",
    ]);
  });

  it("has as many squares in each block as rows, each square in one", () => {
    const inside = shape.blocks().map(
      ({ x, y, width, height }) =>
        squares.filter((square) => {
          const middle = shape.middle(square);
          return middle.x > x && middle.x < x + width && middle.y > y && middle.y < y + height;
        }).length,
    );
    expect(inside).toEqual(shape.rows.map(() => shape.rows.length));
  });
});

describe("the track", () => {
  it("has forty fields on forty places, with a corner at every tenth", () => {
    expect(new Set(fields.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(40);
    expect(fieldAt(0).x).toBe(fieldAt(0).y);
    expect(fieldAt(20).x).toBe(fieldAt(20).y);
    expect(fieldAt(10)).toEqual({ x: fieldAt(20).x, y: fieldAt(0).y });
  });

  it("sets pawns on one field side by side", () => {
    const places = pawns([{ field: 5 }, { field: 5 }, { field: 35 }, { field: 35 }]);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    expect(places[0]!.y).toBe(places[1]!.y);
    expect(places[2]!.x).toBe(places[3]!.x);
  });
});

describe("a pawn walks", () => {
  it("past the corners of the track, and not across the board", () => {
    expect(corners(8, 13)).toEqual([fieldAt(10)]);
    expect(corners(8, 22)).toEqual([fieldAt(10), fieldAt(20)]);
    expect(corners(37, 3)).toEqual([fieldAt(0)]);
    expect(corners(3, 9)).toEqual([]);
  });

  it("back the same way in a replay", () => {
    expect(corners(13, 8)).toEqual([fieldAt(10)]);
    expect(corners(3, 37)).toEqual([fieldAt(0)]);
  });
});

describe("points", () => {
  it("are deeper in colour the more they are", () => {
    const all = Object.values(view.points).filter((points) => points !== null);
    const depths = [...all].sort((a, b) => a - b).map((points) => depth(points, all));
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    expect([depths.at(0), depths.at(-1)]).toEqual([0, 4]);
  });

  it("that are all alike are pale", () => {
    expect(depth(0, [0, 0, 0])).toBe(0);
  });
});

describe("a move of somebody else", () => {
  const seats = [0, 1, 2].map(() => ({ score: 4, laps: 0, field: 4, aside: [], holds: true, card: null }));
  const start: SudokuView = { ...view, turn: 5, seat: 0, to_move: 0, seats, board: {}, moves: ["A1", "B2", "C3"] };

  it("stays marked until one has moved oneself", () => {
    expect(marksOf(start, "C3")).toEqual([
      { square: "C3", seat: 2 },
      { square: "B2", seat: 1 },
    ]);
    const moved = { ...start, to_move: 1, moves: [...start.moves!, "D4"] };
    expect(marksOf(moved, "D4")).toEqual([{ square: "D4", seat: 0 }]);
  });

  it("is marked alone where it is not known who looks, or in a replay", () => {
    expect(marksOf({ ...start, seat: null }, "C3")).toEqual([{ square: "C3", seat: null }]);
    expect(marksOf(start, "A1")).toEqual([{ square: "A1", seat: null }]);
    expect(marksOf(start, null)).toEqual([]);
  });

  it("has scored where its card was laid, and nothing when more has changed", () => {
    const scores = [seats[0]!, { ...seats[1]!, score: 11 }, seats[2]!];
    const board = { D4: { card: 2, golden: false } };
    const after = { ...start, turn: 6, seats: scores, board };
    expect(gainOf(start, after)).toEqual({ turn: 6, square: "D4", seat: 1, points: 7 });
    expect(gainOf(start, { ...after, turn: 7 })).toBeNull();
    expect(gainOf(after, start)).toBeNull();
    expect(gainOf(start, { ...after, seats })).toBeNull();
  });
});

describe("stars", () => {
  it("are as many as there are points, in small heaps", () => {
    for (let count = 0; count <= 12; count++) {
      expect(heap(count).reduce((sum, many) => sum + many, 0)).toBe(count);
      expect(Math.max(0, ...heap(count))).toBeLessThanOrEqual(4);
    }
  });

  it("are one each up to thirty, and of more a large one for ten", () => {
    const worth = (score: number): number =>
      scored(score).reduce((sum, { won, ten }) => sum + (ten ? 10 : won ? 1 : 0), 0);
    for (let score = 0; score <= 160; score++) expect(worth(score)).toBe(score);
    expect([0, 30].map((score) => scored(score).length)).toEqual([30, 30]);
    expect(scored(31).filter(({ ten }) => ten).length).toBe(3);
    expect(scored(160).every(({ x, size }) => x - size >= 0 && x + size <= WIDE)).toBe(true);
  });
});
