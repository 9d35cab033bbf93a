/**
 * QR codes (ISO 18004) of up to 213 bytes: byte mode, error correction M, versions 1 to 10. A square of dark and light.
 */

const ECC = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // codewords of a block that correct, by version
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code of a text, with the mask that leaves the fewest blots; null if it is too long. */
export function qr(text: string, mask?: number): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = ECC.findIndex((_, index) => bytes.length <= room(index + 1)) + 1;
  if (!version) return null;
  const words = interleaved(codewords(bytes, version), version);
  const drawn = (mask === undefined ? MASKS.map((_, index) => index) : [mask]).map((one) => draw(words, version, one));
  return drawn.reduce((best, other) => (blots(other) < blots(best) ? other : best));
}

const room = (version: number): number => dataWords(version) - (version < 10 ? 2 : 3);
const dataWords = (version: number): number => allWords(version) - ECC[version - 1]! * BLOCKS[version - 1]!;

/** How many codewords a version has: all its squares, without those that say how to read it. */
function allWords(version: number): number {
  const lines = Math.floor(version / 7) + 2;
  const alignment = version > 1 ? (25 * lines - 10) * lines - 55 + (version > 6 ? 36 : 0) : 0;
  return Math.floor(((16 * version + 128) * version + 64 - alignment) / 8);
}

function codewords(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * dataWords(version) - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0; bits.length < 8 * dataWords(version); pad++) put(pad % 2 ? 0x11 : 0xec, 8);
  return Array.from({ length: bits.length / 8 }, (_, at) => parseInt(bits.slice(8 * at, 8 * at + 8).join(""), 2));
}

/** The words in blocks, each with what corrects it, one word of each block after the other. */
function interleaved(words: number[], version: number): number[] {
  const [count, length] = [BLOCKS[version - 1]!, Math.floor(words.length / BLOCKS[version - 1]!)];
  const longer = words.length % count;
  const divisor = generator(ECC[version - 1]!);
  const blocks = Array.from({ length: count }, (_, index) => {
    const begin = index * length + Math.max(0, index - (count - longer));
    return words.slice(begin, begin + length + (index >= count - longer ? 1 : 0));
  });
  const across = (all: number[][]): number[] =>
    Array.from({ length: Math.max(...all.map((block) => block.length)) }, (_, at) =>
      all.flatMap((block) => block[at] ?? []),
    ).flat();
  return [...across(blocks), ...across(blocks.map((block) => remainder(block, divisor)))];
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

function generator(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++) result[at] = times(result[at]!, root) ^ (result[at + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

function remainder(words: number[], divisor: number[]): number[] {
  let result = divisor.map(() => 0);
  for (const word of words) {
    const factor = word ^ result[0]!;
    result = [...result.slice(1), 0].map((one, at) => one ^ times(divisor[at]!, factor));
  }
  return result;
}

function draw(words: number[], version: number, mask: number): boolean[][] {
  const size = 4 * version + 17;
  const square: (boolean | null)[][] = Array.from({ length: size }, () => Array<null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean): void => {
    if (y >= 0 && y < size && x >= 0 && x < size) square[y]![x] = dark;
  };
  drawPatterns(set, version, size);
  drawFormat(set, mask, size);
  if (version > 6) drawVersion(set, version, size);
  fill(square, words, mask);
  return square as boolean[][];
}

type Set = (x: number, y: number, dark: boolean) => void;

function ring(set: Set, x: number, y: number, reach: number, light: number[]): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

function drawPatterns(set: Set, version: number, size: number): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const far = size - 7;
  const lines = version === 1 ? [] : version < 7 ? [6, far] : [6, 2 * version + 8, far];
  for (const x of lines)
    for (const y of lines)
      if (!((x === 6 && y === 6) || (x === 6 && y === far) || (x === far && y === 6))) ring(set, x, y, 2, [1]);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ring(set, x, y, 4, [2, 4]);
}

function drawFormat(set: Set, mask: number, size: number): void {
  let rest = mask; // M is 0
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    if (at < 8) set(8, at < 6 ? at : at + 1, bit(at));
    else set(at === 8 ? 7 : 14 - at, 8, bit(at));
    if (at < 8) set(size - 1 - at, 8, bit(at));
    else set(8, size - 15 + at, bit(at));
  }
  set(8, size - 8, true);
}

function drawVersion(set: Set, version: number, size: number): void {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const [far, near, dark] = [size - 11 + (at % 3), Math.floor(at / 3), ((bits >> at) & 1) === 1];
    set(far, near, dark);
    set(near, far, dark);
  }
}

/** The words in pairs of columns, up and down from the right, where nothing is yet. */
function fill(square: (boolean | null)[][], words: number[], mask: number): void {
  const size = square.length;
  const free: [number, number][] = [];
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const up = ((right + 1) & 2) === 0;
        const y = up ? size - 1 - step : step;
        if (square[y]![x] === null) free.push([x, y]);
      }
  free.forEach(([x, y], at) => {
    const dark = at < 8 * words.length && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
    square[y]![x] = dark !== MASKS[mask]!(x, y);
  });
}

/** Squares of four that are all dark or all light: the fewer, the easier to read. */
function blots(square: boolean[][]): number {
  let count = 0;
  for (let y = 1; y < square.length; y++)
    for (let x = 1; x < square.length; x++) {
      const dark = square[y]![x];
      if (square[y - 1]![x] === dark && square[y]![x - 1] === dark && square[y - 1]![x - 1] === dark) count++;
    }
  return count;
}
