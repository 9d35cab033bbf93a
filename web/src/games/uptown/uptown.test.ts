import { describe, expect, it } from "vitest";
import golden from "../../../../src/toptafel/games/uptown/golden/view.json";
import { ICONS, MARKS } from "./icons";
import { PAINT } from "./paint";
import picture from "./picture.json";
import {
  bridges,
  changes,
  coloursOf,
  halves,
  laidSince,
  middle,
  partsWithout,
  PICTURES,
  pieceOf,
  piecesFor,
  squaresFor,
  SQUARES,
  step,
  tileOf,
  TILES,
} from "./uptown";
import { EDGE, SIZE, type UptownView } from "./uptown";

const view = picture as unknown as UptownView;

it("reads the engine's own sample", () => {
  const sample: UptownView = golden.view satisfies UptownView;
  expect(Object.keys(sample.board).every((square) => SQUARES.includes(square))).toBe(true);
  expect(sample.seats.length).toBe(golden.players);
});
const two = { ...view, seats: view.seats.slice(0, 2), colours: { ...view.colours, R: view.colours.B! } };

describe("squares", () => {
  it("lie on the board, no two on one place", () => {
    const places = SQUARES.map((square) => middle(square));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(81);
    expect(places.every(({ x, y }) => x > EDGE && x < SIZE - EDGE && y > EDGE && y < SIZE - EDGE)).toBe(true);
  });

  it("are walked over up to the edge", () => {
    expect([step("C5", -1, 0), step("C5", 0, 1), step("A1", -1, -1), step("H8", 8, 8)]).toEqual([
      "B5",
      "C6",
      "A1",
      "I9",
    ]);
  });
});

describe("move texts", () => {
  const legal = ["B:7@C7", "B:ring@A5", "O:7@C7", "O:$@E5"];

  it("are a piece and a square", () => {
    expect(halves("B:7@C7")).toEqual({ piece: "B:7", square: "C7" });
    expect(halves("pass")).toBeNull();
  });

  it("say where a piece can go, and what can go on a square", () => {
    expect(squaresFor(legal, "B:7")).toEqual(["C7"]);
    expect(piecesFor(legal, "C7")).toEqual(["B:7", "O:7"]);
    expect(squaresFor(legal, "7")).toEqual([]);
  });

  it("name the colour only where a seat has two", () => {
    expect(pieceOf(view, "G", "ring")).toBe("ring");
    expect(pieceOf(two, "G", "ring")).toBe("G:ring");
    expect(tileOf("ring", "G")).toEqual({ colour: "G", tile: "ring" });
    expect(tileOf("R:7", "G")).toEqual({ colour: "R", tile: "7" });
  });
});

describe("the picture", () => {
  it("has every colour with its seat", () => {
    expect(coloursOf(view, 1)).toEqual(["G"]);
  });

  it("joins neighbours of one colour, and each pair once", () => {
    const joined = bridges(view.board);
    expect(joined.length).toBeGreaterThan(5);
    expect(
      joined.every(({ from, to, colour }) => view.board[from]!.colour === colour && view.board[to]!.colour === colour),
    ).toBe(true);
    expect(new Set(joined.map(({ from, to }) => [from, to].sort().join())).size).toBe(joined.length);
  });
});

describe("what has just happened", () => {
  const tile = (colour: string) => ({ colour, tile: "7", fixed: false });
  const now: UptownView = {
    ...view,
    seat: 0,
    turn: 5,
    board: { A1: tile("B"), B1: tile("G"), C1: tile("O"), D1: tile("G") },
    moves: ["x@A1", "x@B1", "x@C1"],
  };

  it("is marked until one has moved oneself", () => {
    expect(laidSince(now)).toEqual(["C1", "B1"]);
    expect(laidSince({ ...now, moves: ["x@B1", "x@C1", "x@A1"] })).toEqual([]);
    expect(laidSince({ ...now, moves: ["x@A1", "x@B1", "x@B1"] })).toEqual(["B1"]);
    expect(laidSince({ ...now, moves: ["x@A1", "pass", "x@C1"] })).toEqual(["C1"]);
    expect(laidSince({ ...now, moves: undefined })).toEqual([]);
  });

  it("has made groups more or fewer, if it was one move", () => {
    const before = { ...now, turn: 4, colours: { ...now.colours, G: { ...now.colours.G!, groups: 1 } } };
    const after = { ...now, colours: { ...now.colours, G: { ...now.colours.G!, groups: 3 } } };
    expect(changes(before, after)).toEqual([{ colour: "G", by: 2 }]);
    expect(changes({ ...before, turn: 3 }, after)).toEqual([]);
  });

  it("could not be where a group would fall apart", () => {
    const board = { D4: tile("G"), D5: tile("G"), D6: tile("G"), E5: tile("G"), E6: tile("G"), C5: tile("B") };
    expect(partsWithout(board, "D5")).toEqual([["D6", "E6", "E5"], ["D4"]]);
    expect(partsWithout(board, "D4")).toHaveLength(1);
  });
});

it("has a drawing for each picture and a mark and paint for each colour", () => {
  expect(PICTURES.filter((name) => !ICONS[name])).toEqual([]);
  expect(Object.keys(MARKS)).toEqual(Object.keys(PAINT));
  expect(new Set(Object.values(MARKS)).size).toBe(5);
  expect(TILES.length).toBe(28);
});
