import { expect, test } from "vitest";
import { firstLetter, inLine } from "./letters";

test("the first letter of a name is what is read as one", () => {
  for (const picture of ["👨‍👩‍👧‍👦", "🇳🇱", "👋🏾", "1️⃣", "🎲"]) expect(firstLetter(`${picture} Bo`)).toBe(picture);
  expect([firstLetter("bo"), firstLetter("élise"), firstLetter("")]).toEqual(["B", "É", ""]);
});

test("a name from elsewhere stays in its line", () => {
  expect(inLine(`A${"\u0335".repeat(299)}nna`)).toBe("A\u0335\u0335nna");
  expect(inLine(`A${"\u0335\u200b\u0336\u200d".repeat(9)}`)).toBe("A\u0335\u0336");
  expect(inLine("\u202e\u2067annA\u2069\u200f \n\u00ad B\u3164o ")).toBe("annA Bo");
  expect(inLine("x".repeat(1000))).toHaveLength(40);
  for (const name of ["Zoë", "ไก่", "👨‍👩‍👧‍👦 Bo", "🇳🇱", "אבג", ""]) expect(inLine(name)).toBe(name);
});
