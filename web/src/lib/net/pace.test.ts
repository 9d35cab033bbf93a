import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { APART, Pace } from "./pace";

let shown: string[];
const paced = (hurried = false) =>
  new Pace<string>(
    (message) => shown.push(message),
    () => Date.now(),
    () => hurried,
  );

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("two moves of bots are apart, and what follows a move comes with it", () => {
  const pace = paced();
  for (const [message, slowly] of [
    ["mine", false],
    ["bot", true],
    ["state", false],
    ["bot 2", true],
  ] as const)
    pace.add(message, slowly);
  expect(shown).toEqual(["mine"]);
  vi.advanceTimersByTime(APART - 1);
  expect(shown).toEqual(["mine"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["mine", "bot", "state"]);
  vi.advanceTimersByTime(APART);
  expect(shown).toEqual(["mine", "bot", "state", "bot 2"]);
});

test("a move that comes late is shown at once", () => {
  const pace = paced();
  pace.add("mine", false);
  vi.advanceTimersByTime(APART);
  pace.add("bot", true);
  expect(shown).toEqual(["mine", "bot"]);
});

test("a tap shows all that waits, in order, and nothing twice", () => {
  const pace = paced();
  pace.add("mine", false);
  pace.add("bot", true);
  pace.add("state", false);
  pace.skip();
  expect(shown).toEqual(["mine", "bot", "state"]);
  vi.advanceTimersByTime(10 * APART);
  expect(shown).toHaveLength(3);
});

test("nothing waits for those who do not want things to move", () => {
  const pace = paced(true);
  pace.add("bot", true);
  pace.add("bot 2", true);
  expect(shown).toEqual(["bot", "bot 2"]);
});
