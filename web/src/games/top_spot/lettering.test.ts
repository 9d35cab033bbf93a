import { expect, test } from "vitest";
import { inOne, inTwo } from "./lettering";

const NEWS = "Leichter Bot 2 bekommt einen Punkt";

test("what fits stays as it is", () => {
  expect(inTwo("Anna scores one point", 430, 30)).toEqual([{ text: "Anna scores one point", high: 30 }]);
});

test("what does not fit is folded at a space, and nothing of it is lost", () => {
  const lines = inTwo(NEWS, 430, 30);
  expect(lines.map(({ text }) => text).join(" ")).toBe(NEWS);
  expect(lines.map(({ high }) => high)).toEqual([30, 30]);
});

test("what cannot be folded gets smaller", () => {
  expect(inTwo("Donaudampfschifffahrt", 250, 30)).toEqual([inOne("Donaudampfschifffahrt", 250, 30)]);
  expect(inOne("Donaudampfschifffahrt", 250, 30).high).toBeLessThan(23);
});
