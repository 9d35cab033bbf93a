import { expect, test } from "vitest";
import { qr } from "./qr";
import samples from "./qr.samples.json";

const rows = (square: boolean[][] | null): string[] | undefined =>
  square?.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));

test.each(samples)("a code is what segno makes of the same text: version $version, mask $mask", (sample) => {
  expect(rows(qr(sample.text, sample.mask))).toEqual(sample.rows);
});

test("any text that fits has a code, and a longer one has none", () => {
  expect(qr("z".repeat(213))).toHaveLength(57);
  expect(qr("z".repeat(214))).toBeNull();
});
