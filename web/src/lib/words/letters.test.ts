import { expect, test } from "vitest";
import { firstLetter } from "./letters";

test("the first letter of a name is what is read as one", () => {
  for (const picture of ["👨‍👩‍👧‍👦", "🇳🇱", "👋🏾", "1️⃣", "🎲"]) expect(firstLetter(`${picture} Bo`)).toBe(picture);
  expect([firstLetter("bo"), firstLetter("élise"), firstLetter("")]).toEqual(["B", "É", ""]);
});
