import { expect, test } from "vitest";
import { ideasBy } from "./ideas";

test("hints that go to one place stand there together, each with its number", () => {
  const squareOf = (move: string): string | undefined => move.split("@")[1];
  expect(ideasBy(["7@A7", "C@C1", "$@A7", "pass"], squareOf)).toEqual([
    { place: "A7", moves: ["7@A7", "$@A7"], numbers: [1, 3] },
    { place: "C1", moves: ["C@C1"], numbers: [2] },
  ]);
});
