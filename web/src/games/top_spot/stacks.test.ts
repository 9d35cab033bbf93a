import { describe, expect, it, test } from "vitest";
import golden from "../../../../src/toptafel/games/top_spot/golden/view.json";
import engine from "./engine.json";
import picture from "./picture.json";
import {
  adviceFor,
  begins,
  canEnd,
  counts,
  following,
  gain,
  look,
  marks,
  read,
  through,
  turnedOver,
  without,
  write,
} from "./stacks";
import type { Deck, View } from "./view";

const deck: Deck = engine.deck;

test("the engine's own sample is a view", () => {
  const view = golden.view satisfies View;
  expect(view.deck).toEqual(deck);
});

describe("what is seen of a stack", () => {
  it.each(engine.stacks)("$text shows what the engine sees", ({ text, picture, value, colour }) => {
    expect(look(deck, read(text))).toEqual({ picture: picture.replaceAll(" ", ""), value, colour });
  });

  it("is the same in the picture of the start page", () => {
    const stacks = (picture as View).seats.flatMap(({ stack }) => (stack ? [stack] : []));
    expect(stacks.length).toBeGreaterThan(1);
    for (const { text, value, colour } of stacks) expect(look(deck, read(text))).toMatchObject({ value, colour });
  });
});

it("shines through holes only where a lower card has a spot", () => {
  expect(through("1.o2.o31o")).toEqual([
    { place: 3, depth: 1 },
    { place: 6, depth: 2 },
  ]);
});

describe("a text", () => {
  it.each(engine.stacks)("$text is written as it was read", ({ text }) => {
    expect(write(read(text))).toBe(text);
  });

  it("can lose a card, and have one turned", () => {
    const cards = read("J=G>R46>B56~");
    expect(write(without(cards, 1))).toBe("J=G>B56~");
    expect(write(turnedOver(cards, 2))).toBe("J=G>R46>B56");
  });
});

describe("a card", () => {
  it("has the spots and holes of its name", () => {
    for (const [name, drawn] of Object.entries(deck.cards)) {
      const { spots, holes } = counts(drawn);
      expect(`${spots}${spots + holes}`).toBe(name);
    }
  });

  it("shows its last place first when it is turned", () => {
    expect(marks(deck, read("R27~")[0]!)).toBe("ooo#o.o#.");
  });
});

describe("what can follow", () => {
  it("names each card once, upright or turned", () => {
    expect(following([">B46", ">B46~", ">B17~", ""])).toEqual(new Set(["B46", "B17"]));
  });

  it("brings the spots that shine through, upright if it can lie so", () => {
    const stack = read("G45");
    expect(gain(deck, stack, ["", ">G26~", ">G26"], "G26")).toBe(1);
    expect(gain(deck, stack, [">G26~"], "G26")).toBe(0);
    expect(gain(deck, stack, [">G26"], "G27")).toBe(0);
  });

  it("tells a beginning from a card that would have to be turned", () => {
    expect([begins(["~"]), begins([]), begins([""]), begins([">B46"])]).toEqual([false, false, true, true]);
    expect([canEnd([">B46"]), canEnd([">B46", ""])]).toEqual([false, true]);
  });
});

describe("a hint for a stack that is begun", () => {
  it("completes it, whatever the order of its cards", () => {
    expect(adviceFor(deck, ["B66", "B36>B16>B17"], "B17")).toEqual({ move: "B36>B16>B17", how: "more" });
  });

  it("says that it is good as it is", () => {
    expect(adviceFor(deck, ["B66", "B17"], "B17")).toEqual({ move: "B17", how: "done" });
  });

  it("is the best of all where none goes on from it", () => {
    expect(adviceFor(deck, ["B66", "J=G>B17"], "J=B>B17")).toEqual({ move: "B66", how: "new" });
  });

  it("is none where there are no hints", () => {
    expect(adviceFor(deck, [], "B17")).toBeNull();
  });
});
