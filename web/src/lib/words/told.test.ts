import { expect, test } from "vitest";
import { firstPiece, inWords, partsIn } from "./told";

test("a sentence is its words and its pieces", () => {
  expect(partsIn("Bo lays ⟦R:sax⟧ at D7.")).toEqual([
    { text: "Bo lays ", isPiece: false },
    { text: "R:sax", isPiece: true },
    { text: " at D7.", isPiece: false },
  ]);
  expect(partsIn("Nobody scores.")).toEqual([{ text: "Nobody scores.", isPiece: false }]);
});

test("half a mark is a word like any other", () => {
  expect(partsIn("a ⟦ b")).toEqual([{ text: "a ⟦ b", isPiece: false }]);
});

test("whoever hears a sentence hears what its pieces are called", () => {
  expect(inWords("Bo lays ⟦7⟧ on B2.", (piece) => `a ${piece}`)).toBe("Bo lays a 7 on B2.");
  expect(firstPiece(["Nobody scores.", "Bo has ⟦7⟧ and ⟦8⟧."])).toBe("7");
  expect(firstPiece(["Nobody scores."])).toBeUndefined();
});
