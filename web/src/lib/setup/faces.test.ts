import { describe, expect, it } from "vitest";
import { metAs, metOn } from "./faces";
import type { GameCard, OptionCard, OptionValue } from "../net/messages";

const value = (name: string, needs = {}): OptionValue => ({ value: name, label: name, fits: true, needs, why: "" });
const option = (name: string, ...values: OptionValue[]): OptionCard => ({
  name,
  title: name,
  about: "",
  expert: false,
  defaults: { 2: values[0]!.value },
  values: { 2: values },
  steps: {},
});
const big = { board: ["big"] };
const options = [
  option("board", value("small"), value("big")),
  option("scoring", value("full"), value("lines"), value("corners", big)),
  option("twice", value("no"), value("yes", big)),
];
const face = { id: "bigger", title: "Bigger", options: { board: "big" }, level: "gentle" };
const games = [{ id: "box", title: "Box", faces: [face], options } as unknown as GameCard];
const offered = (at: number): Record<string, unknown[]> =>
  Object.fromEntries(metOn(games)[at]!.options.map(({ name, values }) => [name, values[2]!.map(({ value }) => value)]));

describe("a game with a face", () => {
  it("is two games to people, which are opened as one", () => {
    expect(metOn(games).map(({ met, title, id, level }) => [met, title, id, level])).toEqual([
      ["box", "Box", "box", "easy"],
      ["bigger", "Bigger", "box", "gentle"],
    ]);
    expect(metOn(games).map(({ fixed }) => fixed)).toEqual([{}, { board: "big" }]);
  });

  it("lets each choose what goes with it, and nothing of which there is but one", () => {
    expect(offered(0)).toEqual({ scoring: ["full", "lines"] });
    expect(offered(1)).toEqual({ scoring: ["full", "lines", "corners"], twice: ["no", "yes"] });
    expect(metOn(games)[1]!.options.flatMap(({ values }) => values[2]!.map(({ needs }) => needs))).toEqual(
      Array.from({ length: 5 }, () => ({})),
    );
  });

  it("is known again by the options of a table", () => {
    expect(metAs(games, "box", { board: "big", twice: "no" })?.met).toBe("bigger");
    expect(metAs(games, "box", { board: "small" })?.met).toBe("box");
    expect(metAs(games, "box", {})?.met).toBe("box");
    expect(metAs(games, "other", {})).toBeUndefined();
  });
});
