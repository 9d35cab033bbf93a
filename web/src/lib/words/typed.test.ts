import { expect, test } from "vitest";
import { moveFor } from "./typed";

const WORDS = "pass: pas, ik pas; stuck: vast";

test("what people say is read as the move that it means", () => {
  expect(moveFor("Pas", WORDS)).toBe("pass");
  expect(moveFor("  ik  PAS!", WORDS)).toBe("pass");
  expect(moveFor("vast", WORDS)).toBe("stuck");
});

test("moves stay as they were typed", () => {
  for (const move of ["7@C7", "pass", "", "passen"]) expect(moveFor(move, WORDS)).toBe(move);
  expect(moveFor("pas", "")).toBe("pas");
});
