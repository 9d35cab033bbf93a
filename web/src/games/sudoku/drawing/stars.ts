/** Points as stars, for whoever can count but not read. */

/** A star around the middle, ten to each point. */
export const STAR = "M0-10 2.9-3.7 9.7-3.1 4.6 1.5 6.1 8.2 0 4.7-6.1 8.2-4.6 1.5-9.7-3.1-2.9-3.7z";

export interface Star {
  x: number;
  y: number;
  size: number; // from the middle to a point
}

/** How many stand in each row of a small heap: a dice has such pictures, and they are counted at a glance. */
export function heap(count: number): number[] {
  const rows = count <= 2 ? 1 : count <= 6 ? 2 : 3;
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows)).filter(Boolean);
}

/** Stars in a heap around the middle, within a square of a side. */
export function heaped(count: number, side: number): Star[] {
  const rows = heap(count);
  const apart = Math.min(side / Math.max(2.2, ...rows), side / Math.max(2.2, rows.length));
  return rows.flatMap((many, row) =>
    Array.from({ length: many }, (_, at) => ({
      x: apart * (at - (many - 1) / 2),
      y: 0.92 * apart * (row - (rows.length - 1) / 2),
      size: 0.5 * apart,
    })),
  );
}

export const APART = 24;
const PAUSE = 8; // after five, so that ten are seen without counting
const ROWS = 3;
const TEN = 10;
export const WIDE = TEN * APART + PAUSE;
export const HIGH = ROWS * APART;

const inRow = (at: number): number => APART * (at + 0.5) + (at < TEN / 2 ? 0 : PAUSE);

/** A star of a score: one point or ten, won or still to win. */
export interface Scored extends Star {
  won: boolean;
  ten: boolean;
}

/** Up to thirty points are a star each, ten in a row; of more, each large star is ten, and a row has the rest. */
export function scored(score: number): Scored[] {
  if (score <= ROWS * TEN) return rowsOf(ROWS, score, APART / 2);
  const tens = Math.floor(score / TEN);
  const apart = Math.min(2 * APART, WIDE / tens);
  const large = Array.from({ length: tens }, (_, at) => ({
    x: apart * (at + 0.5),
    y: APART,
    size: 0.47 * apart,
    won: true,
    ten: true,
  }));
  return [...large, ...rowsOf(1, score % TEN, 2.5 * APART)];
}

const rowsOf = (rows: number, won: number, y: number): Scored[] =>
  Array.from({ length: TEN * rows }, (_, at) => ({
    x: inRow(at % TEN),
    y: y + APART * Math.floor(at / TEN),
    size: 0.44 * APART,
    won: at < won,
    ten: false,
  }));
