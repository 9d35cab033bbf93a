import { describe, expect, it } from "vitest";
import golden from "../../../../src/toptafel/games/uptown/golden/view.json";
import { ICONS, MARKS } from "./icons";
import { PAINT } from "./paint";
import picture from "./picture.json";
import {
  bridges,
  coloursOf,
  halves,
  middle,
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

it("has a drawing for each picture and a mark and paint for each colour", () => {
  expect(PICTURES.filter((name) => !ICONS[name])).toEqual([]);
  expect(Object.keys(MARKS)).toEqual(Object.keys(PAINT));
  expect(new Set(Object.values(MARKS)).size).toBe(5);
  expect(TILES.length).toBe(28);
});
