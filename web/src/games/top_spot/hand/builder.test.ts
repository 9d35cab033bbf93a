import { beforeEach, expect, test, vi } from "vitest";
import { build } from "./build.svelte";
import { Builder, type Given } from "./builder";

/** What can follow a beginning, as a server would say it; all else cannot lie. */
const FOLLOWING: Record<string, string[]> = {
  B16: ["", ">B25", ">B44", ">B57"],
  "B16~": [""],
  "B16>B25": ["", ">B44"],
  "B16>B25>B44": [""],
  "B16>B44": [""],
  B25: [""],
  "B16>B57": ["~"],
  "J=B": ["", ">B16"],
};

let given: Given;
let builder: Builder;

const begun = (chosen: string | null, legal = ["B16", "B25", "J=B"]): void => {
  const view = { turn: 1, round: { led: "G" } } as Given["view"];
  given = { view, legal, chosen, play: vi.fn(), complete: vi.fn((text) => Promise.resolve(FOLLOWING[text] ?? [])) };
  builder = new Builder(given);
};

const laid = (name: string): Promise<void> => builder.tap({ name, used: false });
const taken = (name: string): Promise<void> => builder.tap({ name, used: true });

beforeEach(() => {
  build.choosing = false;
  begun(null);
});

test("cards are laid one under another, and not played", async () => {
  await laid("B16");
  await laid("B25");
  expect(given.chosen).toBe("B16>B25");
  expect(given.play).not.toHaveBeenCalled();
});

test("who taps faster than the server answers has all of them laid, in turn", async () => {
  await Promise.all([laid("B16"), laid("B25"), laid("B44")]);
  expect(given.chosen).toBe("B16>B25>B44");
});

test("a card that can only lie turned is turned", async () => {
  begun("B16");
  await laid("B57");
  expect(given.chosen).toBe("B16>B57~");
});

test("one that cannot lie there is asked of the server, which says why", async () => {
  begun("B16");
  await laid("G21");
  expect([given.chosen, vi.mocked(given.play).mock.calls]).toEqual(["B16", [["B16>G21"]]]);
  begun(null, []);
  await laid("J");
  expect(given.play).toHaveBeenCalledWith("J=G");
});

test("while the server does not answer nothing happens", async () => {
  begun("unheard-of");
  await laid("B25");
  expect([given.chosen, vi.mocked(given.play).mock.calls]).toEqual(["unheard-of", []]);
});

test("a card is taken out; where the others make no stack, those below go with it", async () => {
  begun("B16>B25>B44");
  await taken("B25");
  expect(given.chosen).toBe("B16>B44");
  await taken("B16");
  expect(given.chosen).toBeNull();
});

test("a joker waits for its colour, if it can have several", async () => {
  await laid("J");
  expect([given.chosen, build.choosing]).toEqual(["J=B", false]);
  begun(null, ["J=B", "J=G"]);
  await laid("J");
  expect([given.chosen, build.choosing]).toEqual([null, true]);
  builder.startOver();
  expect(build.choosing).toBe(false);
});

test("a card is turned over if it can lie so, else the server says why not", async () => {
  begun("B16");
  await builder.turn(0);
  expect(given.chosen).toBe("B16~");
  begun("B25");
  await builder.turn(0);
  expect([given.chosen, vi.mocked(given.play).mock.calls]).toEqual(["B25", [["B25~"]]]);
});

test("the server is asked once a turn", async () => {
  const view = { ...given.view, turn: 1 };
  builder = new Builder({ ...given, view });
  for (const turn of [1, 1, 2]) {
    view.turn = turn;
    await builder.ask("B16");
  }
  expect(given.complete).toHaveBeenCalledTimes(2);
});

test("a stack begins with a card that can be played alone, and goes on as the server says", () => {
  expect([...builder.next]).toEqual(["B16", "B25", "J"]);
  given.chosen = "B16";
  build.ends = [">B25", ">B44~"];
  expect([...builder.next]).toEqual(["B25", "B44"]);
  expect(builder.stack.map(({ name }) => name)).toEqual(["B16"]);
});
