import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FILL, mark } from "../games/on_top/pieces";
import { SEATS } from "../games/sudoku/seats";
import { PAINTS } from "../games/top_spot/colours";
import { MARKS } from "../games/uptown/icons";
import { PAINT } from "../games/uptown/paint";
import { apart, EYES, seen } from "./sight";

const tokens = readFileSync(new URL("../tokens.css", import.meta.url), "utf-8");

/** Smallest CIEDE2000 distance between two player colours, to any of these eyes. */
const BOUND = 12;

interface Piece {
  face: string;
  mark: string;
}

/** The colours that the boards paint with, and the mark on each. */
const BOARDS: Record<string, Record<string, Piece>> = {
  uptown: named(PAINT, ({ face }, colour) => ({ face, mark: MARKS[colour] ?? "" })),
  "top spot": named(PAINTS, ({ face, mark }) => ({ face, mark })),
  "on top": named(FILL, (face, colour) => ({ face, mark: mark(colour, { x: 0, y: 0 }, 1) })),
  sudoku: named(Object.fromEntries(SEATS.entries()), ({ face, mark }) => ({ face, mark })),
};

function named<T>(paints: Record<string, T>, piece: (paint: T, colour: string) => Piece): Record<string, Piece> {
  return Object.fromEntries(Object.entries(paints).map(([colour, paint]) => [colour, piece(paint, colour)]));
}

/** What the style sheet says that a colour is. */
function hex(face: string): string {
  const token = /var\((--[\w-]+)\)/.exec(face)?.[1];
  const found = token ? new RegExp(`${token}: (#[0-9a-f]{6})`).exec(tokens)?.[1] : face;
  if (!found) throw new Error(`no colour ${face} in tokens.css`);
  return found;
}

function pairs(board: Record<string, Piece>): [string, string][] {
  const names = Object.keys(board);
  return names.flatMap((one, at) => names.slice(at + 1).map((other): [string, string] => [one, other]));
}

describe.each(Object.entries(BOARDS))("the colours of %s", (name, board) => {
  it.each(Object.entries(EYES))("differ at a glance to eyes with %s", (kind, eyes) => {
    const found = pairs(board).map(([one, other]) => ({
      pair: `${one} ${other}`,
      distance: apart(seen(hex(board[one]!.face), eyes), seen(hex(board[other]!.face), eyes)),
    }));
    const { pair, distance } = found.reduce((best, next) => (next.distance < best.distance ? next : best));
    console.log(`${name}, ${kind}: ${pair} are nearest, ${distance.toFixed(1)} apart`);
    expect(distance, pair).toBeGreaterThan(BOUND);
  });

  it("have a mark each", () => {
    const marks = Object.values(board).map(({ mark }) => mark);
    expect(marks.every(Boolean)).toBe(true);
    expect(new Set(marks).size).toBe(marks.length);
  });
});

it("measures as the paper on CIEDE2000 does", () => {
  expect(apart([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(apart([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(apart([90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447])).toBeCloseTo(1.4441, 4);
});
