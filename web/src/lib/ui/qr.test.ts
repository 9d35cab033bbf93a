import jsQR from "jsqr";
import { expect, test } from "vitest";
import { qr } from "./qr";

const MARGIN = 4;
const DOT = 3; // pixels

/** What a phone reads in a code that is drawn dark on white. */
function scanned(square: boolean[][]): string | undefined {
  const side = DOT * (square.length + 2 * MARGIN);
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  const dot = (pixel: number): number => Math.floor(pixel / DOT) - MARGIN;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (square[dot(y)]?.[dot(x)]) pixels.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
  return jsQR(pixels, side, side)?.data;
}

test.each([
  "http://192.168.178.24:8000/t/3fQ9xZ",
  "https://toptafel.example.org/t/3fQ9xZ#sit",
  "http://[fe80::1]:8000/t/3fQ9xZ",
  "https://büro.example/t/ß",
  `https://toptafel.example.org/${"z".repeat(184)}`,
])("a phone reads in a code what was written: %s", async (text) => {
  expect(scanned((await qr(text))!)).toBe(text);
});
