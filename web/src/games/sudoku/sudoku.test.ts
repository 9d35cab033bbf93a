import { describe, expect, it } from "vitest";
import golden from "../../../../src/toptafel/games/sudoku/golden/view.json";
import picture from "./picture.json";
import { corners, depth, EDGE, fieldAt, fields, pawns, Shape, SIZE, type SudokuView } from "./sudoku";

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
    expect(places.every(({ x, y }) => x > EDGE && x < SIZE - EDGE && y > EDGE && y < SIZE - EDGE)).toBe(true);
  });

  it("is walked over up to the edge", () => {
    expect([shape.step("A1", -1, -1), shape.step("A1", 8, 8), shape.step("B2", 0, 1)]).toEqual(["A1", last, "B3"]);
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
