import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FILL, mark } from "../../games/on_top/drawing/pieces";
import { SEATS } from "../../games/sudoku/drawing/seats";
import { PAINTS } from "../../games/top_spot/cards/colours";
import { MARKS } from "../../games/uptown/icons";
import { PAINT } from "../../games/uptown/paint";

/** Colours as eyes see them: what is left of them without one kind of cone, and how far two are apart. */

type Rgb = readonly [number, number, number];

/** Machado, Oliveira and Fernandes 2009, for eyes that lack one kind of cone; they work on linear light. */
const EYES: Record<string, readonly Rgb[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (rows: readonly Rgb[], [x, y, z]: Rgb): Rgb =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Rgb;

/** `#2f70c8` as linear light. */
function light(hex: string): Rgb {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;
}

/** A colour of the screen as some eyes see it, in CIE L*a*b* (D65). */
function seen(hex: string, eyes: readonly Rgb[]): Rgb {
  const linear = times(eyes, light(hex)).map((part) => Math.min(1, Math.max(0, part))) as unknown as Rgb;
  const [x, y, z] = times(XYZ, linear).map((part, at) => cubic(part / WHITE[at]!)) as unknown as Rgb;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const XYZ: readonly Rgb[] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Rgb = [0.95047, 1, 1.08883];
const cubic = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);

const degrees = (angle: number): number => ((angle * 180) / Math.PI + 360) % 360;
const cos = (angle: number): number => Math.cos((angle * Math.PI) / 180);
const sin = (angle: number): number => Math.sin((angle * Math.PI) / 180);
const grey = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** CIEDE2000 (Sharma, Wu and Dalal 2005): how different two colours look; 1 is hardly seen, 10 at a glance. */
function apart(one: Rgb, other: Rgb): number {
  const stretch = 1.5 - 0.5 * grey((Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2);
  const [c1, c2] = [one, other].map(([, a, b]) => Math.hypot(a * stretch, b)) as [number, number];
  const [h1, h2] = [one, other].map(([, a, b]) => degrees(Math.atan2(b, a * stretch))) as [number, number];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [l, c] = [(one[0] + other[0]) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const dl = (other[0] - one[0]) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * Math.sqrt(c1 * c2) * sin(turn / 2)) / (1 + 0.015 * c * t);
  const rotation = -2 * grey(c) * sin(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}

const tokens = readFileSync("src/tokens.css", "utf-8");

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
