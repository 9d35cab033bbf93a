/** Uptown as the page sees it: what a view holds, and what its squares, tiles and move texts are called. */

export interface Laid {
  colour: string;
  tile: string;
  fixed: boolean;
}

export interface Colour {
  seat: number;
  groups: number;
  pile: number;
  unlaid: string[];
  rack: string[] | null;
  finished: boolean;
}

export interface UptownView {
  seat: number | null;
  turn: number;
  moves?: string[]; // all of them; a picture or a lesson has none
  to_move: number | null;
  board: Record<string, Laid>;
  colours: Record<string, Colour>;
  seats: { groups: number; captured: Partial<Record<string, string[]>> }[];
}

export const ROWS = [..."ABCDEFGHI"];
export const COLUMNS = [..."123456789"];
export const SQUARES = ROWS.flatMap((row) => COLUMNS.map((column) => row + column));
export const PICTURES = ["man", "ring", "lady", "lamp", "city", "sax", "car", "cards", "wine"];
export const TILES = [...COLUMNS, ...ROWS, ...PICTURES, "$"];

export const CELL = 60;
export const EDGE = 38;
export const SIZE = 9 * CELL + 2 * EDGE;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a square. */
export function middle(square: string): Point {
  const [row = "", column = ""] = square;
  return { x: EDGE + CELL * (COLUMNS.indexOf(column) + 0.5), y: EDGE + CELL * (ROWS.indexOf(row) + 0.5) };
}

/** The square that lies so many rows and columns further, or the last one before the edge. */
export function step(square: string, rows: number, columns: number): string {
  const [row = "", column = ""] = square;
  const within = (place: number): number => Math.min(8, Math.max(0, place));
  return ROWS[within(ROWS.indexOf(row) + rows)]! + COLUMNS[within(COLUMNS.indexOf(column) + columns)]!;
}

/** A move text as its two halves: what is laid, with its colour if two play, and where. */
export function halves(move: string): { piece: string; square: string } | null {
  const [piece = "", square] = move.split("@");
  return square ? { piece, square } : null;
}

/** Whether everybody plays two colours. */
export const hasTwo = (view: UptownView): boolean => Object.keys(view.colours).length > view.seats.length;

/** What stands before the @ of a move text for a tile on a rack. */
export const pieceOf = (view: UptownView, colour: string, tile: string): string =>
  hasTwo(view) ? `${colour}:${tile}` : tile;

/** The colour and the tile that a piece of a move text means; a text without a colour means the given one. */
export function tileOf(piece: string, colour: string): { colour: string; tile: string } {
  const [first = "", second] = piece.split(":");
  return second === undefined ? { colour, tile: first } : { colour: first, tile: second };
}

/** The colours of a seat. */
export function coloursOf(view: UptownView, seat: number | null): string[] {
  return Object.keys(view.colours).filter((colour) => view.colours[colour]!.seat === seat);
}

/** The squares where a piece can be laid. */
export function squaresFor(legal: string[], piece: string): string[] {
  return legal.flatMap((move) => (move.startsWith(`${piece}@`) ? [move.slice(piece.length + 1)] : []));
}

/** The pieces that can be laid on a square. */
export function piecesFor(legal: string[], square: string): string[] {
  return legal.flatMap((move) => (move.endsWith(`@${square}`) ? [move.slice(0, -square.length - 1)] : []));
}

/** Every pair of neighbours of one colour: where a group grows together. */
export function bridges(board: Record<string, Laid>): { from: string; to: string; colour: string }[] {
  return Object.entries(board).flatMap(([from, { colour }]) =>
    [step(from, 0, 1), step(from, 1, 0)]
      .filter((to) => to !== from && board[to]?.colour === colour)
      .map((to) => ({ from, to, colour })),
  );
}

/** A tile as messages know it; the wild one has a name, as its sign cannot be a key. */
export const named = (tile: string): string => (tile === "$" ? "wild" : tile);

/** What others have laid since a seat's own last move, by square. */
export function laidSince(view: UptownView): string[] {
  const squares = new Set<string>(); // one that was captured meanwhile counts once
  for (const move of (view.moves ?? []).slice(1 - view.seats.length).reverse()) {
    const square = halves(move)?.square;
    const tile = square ? view.board[square] : undefined;
    if (tile && view.colours[tile.colour]!.seat === view.seat) break;
    if (tile) squares.add(square!);
  }
  return [...squares];
}

/** Whose groups have become more or fewer by the one move that lies between two views, and by how many. */
export function changes(before: UptownView, now: UptownView): { colour: string; by: number }[] {
  if (now.turn !== before.turn + 1) return [];
  return Object.entries(now.colours)
    .map(([colour, { groups }]) => ({ colour, by: groups - (before.colours[colour]?.groups ?? groups) }))
    .filter(({ by }) => by !== 0);
}

/** The parts into which a group would fall without the tile on a square. */
export function partsWithout(board: Record<string, Laid>, square: string): string[][] {
  const parts: string[][] = [];
  for (const start of beside(board, square))
    if (!parts.some((part) => part.includes(start))) parts.push(reached(board, start, square));
  return parts;
}

/** The neighbours of a square that have its colour. */
function beside(board: Record<string, Laid>, square: string): string[] {
  const around = [step(square, -1, 0), step(square, 0, 1), step(square, 1, 0), step(square, 0, -1)];
  return around.filter((one) => one !== square && board[one]?.colour === board[square]?.colour);
}

/** All that hangs together with a tile without going over another one. */
function reached(board: Record<string, Laid>, start: string, without: string): string[] {
  const found = [start];
  for (const square of found)
    found.push(...beside(board, square).filter((one) => one !== without && !found.includes(one)));
  return found;
}
