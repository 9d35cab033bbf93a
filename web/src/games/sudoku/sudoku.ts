/** SuDoKu as the page sees it: what a view holds, and where squares and the fields of the track lie. */

export interface SudokuView {
  turn: number;
  seat: number | null;
  to_move: number | null;
  options: { board: string; scoring: string; referee: string; repeats: string };
  board: Record<string, { card: number; golden: boolean }>;
  left: Record<string, number>;
  stack: number;
  seats: { score: number; laps: number; field: number; aside: number[]; holds: boolean; card: number | null }[];
  points: Record<string, number | null>;
  moves?: string[];
}

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 664;
const TRACK = 18;
const FIELDS = 40;

/** Where the squares of a board lie: a classic one of nine by nine within a track, or six by six for children. */
export class Shape {
  readonly kids: boolean;
  readonly rows: string[];
  readonly columns: string[];
  readonly across: number;
  readonly down: number;
  readonly edge: number;
  readonly gap: number;
  readonly width: number;
  readonly height: number;

  constructor(board: string) {
    this.kids = board === "kids";
    this.rows = [...(this.kids ? "ABCDEF" : "ABCDEFGHI")];
    this.columns = this.rows.map((_, index) => `${index + 1}`);
    this.across = 3;
    this.down = this.kids ? 2 : 3;
    this.edge = this.kids ? 22 : 56;
    this.gap = this.kids ? 9 : 6;
    const field = SIZE - 2 * this.edge;
    this.width = (field - this.gap * (this.columns.length / this.across - 1)) / this.columns.length;
    this.height = (field - this.gap * (this.rows.length / this.down - 1)) / this.rows.length;
  }

  /** How much larger a card is drawn than one of the classic board. */
  get scale(): number {
    return Math.min(this.width, this.height) / 60;
  }

  /** The middle of a square. */
  middle(square: string): Point {
    const row = this.rows.indexOf(square.charAt(0));
    const column = this.columns.indexOf(square.charAt(1));
    return {
      x: this.edge + this.width * (column + 0.5) + this.gap * Math.floor(column / this.across),
      y: this.edge + this.height * (row + 0.5) + this.gap * Math.floor(row / this.down),
    };
  }

  get spots(): Map<string, Point> {
    const squares = this.rows.flatMap((row) => this.columns.map((column) => row + column));
    return new Map(squares.map((square) => [square, this.middle(square)]));
  }

  /** The blocks, as panels below the squares. */
  blocks(): { x: number; y: number; width: number; height: number; shaded: boolean }[] {
    const width = this.width * this.across;
    const height = this.height * this.down;
    const wide = this.columns.length / this.across;
    return Array.from({ length: this.rows.length }, (_, index) => {
      const column = index % wide;
      const row = Math.floor(index / wide);
      const shaded = (row + column) % 2 === 1;
      const x = this.edge + column * (width + this.gap);
      return { x, y: this.edge + row * (height + this.gap), width, height, shaded };
    });
  }
}

/** A field of the track: clockwise around the board, from the corner at the top left. */
export function fieldAt(field: number): Point {
  const far = SIZE - TRACK;
  const along = TRACK + ((SIZE - 2 * TRACK) * (field % 10)) / 10;
  const back = SIZE - along;
  return [
    { x: along, y: TRACK },
    { x: far, y: along },
    { x: back, y: far },
    { x: TRACK, y: back },
  ][Math.floor((field % FIELDS) / 10)]!;
}

export const fields = Array.from({ length: FIELDS }, (_, field) => ({ field, ...fieldAt(field) }));

/** Where each seat's pawn stands; those on one field stand side by side. */
export function pawns(seats: { field: number }[]): (Point & { seat: number; field: number })[] {
  return seats.map(({ field }, seat) => {
    const here = seats.flatMap((other, index) => (other.field === field ? [index] : []));
    const aside = (here.indexOf(seat) - (here.length - 1) / 2) * 17;
    const { x, y } = fieldAt(field);
    const level = field <= 10 || (field >= 20 && field <= 30);
    return { seat, field, x: x + (level ? aside : 0), y: y + (level ? 0 : aside) };
  });
}

/** The corners of the track between two fields, the shorter way round: forwards, or backwards in a replay. */
export function corners(from: number, to: number): Point[] {
  const ahead = (to - from + FIELDS) % FIELDS;
  const step = ahead <= FIELDS / 2 ? 1 : -1;
  const passed = Array.from({ length: Math.min(ahead, FIELDS - ahead) }, (_, count) => from + step * count);
  return passed.slice(1).flatMap((field) => (field % 10 === 0 ? [fieldAt((field + FIELDS) % FIELDS)] : []));
}

const STEPS = 5;

/** How deep in colour a number of points is, from 0 to 4, among all that are shown. */
export function depth(points: number, all: number[]): number {
  const least = Math.min(...all);
  const most = Math.max(...all, least + STEPS - 1);
  return Math.round(((points - least) / (most - least)) * (STEPS - 1));
}

/** A move that is still marked, and whose it was, if that is known. */
export interface Mark {
  square: string;
  seat: number | null;
}

/** The moves since one's own last one, or, right after it, that one: they stay marked until one has moved oneself. */
export function marksOf({ moves, seats, seat, to_move }: SudokuView, last: string | null): Mark[] {
  const known = last !== null && moves?.at(-1) === last && seat !== null && to_move !== null;
  const count = seats.length;
  const since = known ? Math.max(1, (to_move - seat - 1 + count) % count) : 1;
  const shown = known ? moves.slice(-since).reverse() : last === null ? [] : [last];
  return shown
    .map((square, ago) => ({ square, seat: known ? (to_move - 1 - ago + 2 * count) % count : null }))
    .filter(({ square }) => square !== "stuck");
}

/** What one move scored: by whom, and where; nothing if there was no point, or more has changed than one move can. */
export interface Gain extends Mark {
  turn: number;
  seat: number;
  points: number;
}

export function gainOf(before: SudokuView, after: SudokuView): Gain | null {
  const laid = Object.keys(after.board).filter((square) => !before.board[square]);
  const seat = after.seats.findIndex(({ score }, at) => score > (before.seats[at]?.score ?? score));
  if (after.turn !== before.turn + 1 || laid.length !== 1 || seat < 0) return null;
  return { turn: after.turn, square: laid[0]!, seat, points: after.seats[seat]!.score - before.seats[seat]!.score };
}
