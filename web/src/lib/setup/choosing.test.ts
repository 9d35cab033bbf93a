import { expect, test } from "vitest";
import { filled, settled, whyNot } from "./choosing";
import type { GameCard, OptionValue } from "../net/messages";

const value = (name: string, needs = {}, fits = true): OptionValue => ({
  value: name,
  label: name,
  fits,
  needs,
  why: fits && !Object.keys(needs).length ? "" : "why not",
});
const option = { title: "", about: "", expert: false, steps: {} };
const kids = { board: ["kids"] };
const card = {
  options: [
    {
      ...option,
      name: "board",
      defaults: { 2: "classic" },
      values: { 2: [value("classic"), value("kids")] },
    },
    {
      ...option,
      name: "scoring",
      defaults: { 2: "full" },
      values: { 2: [value("full"), value("block", kids)] },
    },
    {
      ...option,
      name: "games",
      defaults: { 2: 2, 3: 3 },
      values: {},
      steps: { 2: { least: 2, most: 40, step: 2 }, 3: { least: 3, most: 60, step: 3 } },
    },
  ],
} as unknown as GameCard;

test("a value that needs another says why not until that is chosen", () => {
  const block = card.options[1]!.values["2"]![1]!;
  expect(whyNot(block, filled(card, 2, {}))).toBe("why not");
  expect(whyNot(block, filled(card, 2, { board: "kids" }))).toBe("");
  expect(whyNot(value("two teams", {}, false), {})).toBe("why not");
});

test("what does not go with the rest any more is at its default again", () => {
  expect(settled(card, 2, { board: "kids", scoring: "block" })).toEqual({ board: "kids", scoring: "block" });
  expect(settled(card, 2, { scoring: "block" })).toEqual({});
});

test("a number that is not possible with so many players is at its default again", () => {
  expect(settled(card, 2, { games: 4 })).toEqual({ games: 4 });
  expect(settled(card, 3, { games: 4 })).toEqual({});
  expect(settled(card, 3, { games: 63 })).toEqual({});
});
