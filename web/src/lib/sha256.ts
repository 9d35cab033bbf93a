/** SHA-256, since browsers keep their own for secure pages, and a house at home has plain http. */

const ROUND = constants(64, 1 / 3);
const START = constants(8, 1 / 2);

/** The first bits of the fractions of roots of the first primes. */
function constants(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (!Array.from({ length: number - 2 }, (_, index) => index + 2).some((divisor) => number % divisor === 0))
      found.push(number);
  return Uint32Array.from(found, (prime) => {
    const root = prime ** power;
    return (root - Math.floor(root)) * 2 ** 32;
  });
}

/** The hash of a text in UTF-8, in hex. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, index) => padded.setUint8(index, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, (bytes.length << 3) >>> 0);
  const state = START.slice();
  for (let at = 0; at < padded.byteLength; at += 64) mix(state, padded, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** One block of 64 bytes. */
function mix(state: Uint32Array, block: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let index = 0; index < 16; index++) words[index] = block.getUint32(at + 4 * index);
  for (let index = 16; index < 64; index++) {
    const [two, fifteen] = [words[index - 2]!, words[index - 15]!];
    const late = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
    const early = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
    words[index] = words[index - 16]! + early + words[index - 7]! + late;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUND[index]! + words[index]!) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = state[index]! + word));
}
