import { describe, expect, it } from "vitest";
import { completions, obstaclesOf, judge, sayingsOf, type Lesson, type Step } from "./lessons";
import type { Language } from "../words/words.svelte";

const lessons = import.meta.glob<{ default: Lesson }>("../../games/*/lessons/*/steps.json", { eager: true });
const steps = Object.entries(lessons).flatMap(([file, { default: lesson }]) =>
  lesson.steps.map((step): [string, Step] => [`${file.split("/").slice(3, -1).join(" ")} ${step.name}`, step]),
);

const toy: Step = {
  name: "toy",
  point: { "": "a" },
  section: null,
  last: null,
  view: { legal: ["a@1", "b@1"] },
  asked: "a@1",
  answer: { view: {}, told: [] },
  same: { "1@a": "a@1" },
  refused: [{ reason: "far", values: { tile: 0, place: 2, colour: ["B"] }, texts: { "a @": "8 9" } }],
};

describe("a step", () => {
  it("takes what it asks for, in any text of it", () => {
    expect(judge(toy, "a@1")).toEqual({ kind: "right" });
    expect(judge(toy, "1@a")).toEqual({ kind: "right" });
  });

  it("tells what is allowed from what is not, and gives the reason of the rules", () => {
    expect(judge(toy, "b@1")).toEqual({ kind: "other" });
    expect(judge(toy, "a@9")).toEqual({
      kind: "refused",
      reason: "far",
      values: { tile: "a", place: "9", colour: "B" },
    });
    expect(judge(toy, "?")).toEqual({ kind: "unknown" });
  });

  it("completes what was begun", () => {
    expect(completions(toy, "b")).toEqual(["@1"]);
    expect(completions({ ...toy, ends: { b: ["", ">c"] } }, "b")).toEqual(["", ">c"]);
    expect(completions({ ...toy, ends: {} }, "b")).toEqual([]);
  });
});

describe("examples of what cannot be", () => {
  const because = (reason: string, other: string): Step["refused"][number] => ({
    reason,
    values: { square: 0, other: [other] },
    texts: { "": "A1 A2" },
  });

  it("are one for each reason that has something in the way", () => {
    const refused = [...toy.refused, because("in-row", "A9"), because("in-row", "A8"), because("in-column", "F1")];
    expect(obstaclesOf({ ...toy, refused })).toEqual([
      { square: "A1", other: "A9" },
      { square: "A1", other: "F1" },
    ]);
    expect(obstaclesOf(toy)).toEqual([]);
  });
});

describe("what a lesson says", () => {
  it("is said in English where a language has no words for it", async () => {
    const [dutch, none] = await Promise.all([
      sayingsOf("uptown", "first-game", "nl"),
      sayingsOf("uptown", "first-game", "xx" as Language),
    ]);
    expect(dutch("lesson")).toBe("Je eerste spel");
    expect([none("lesson"), none("column")]).toEqual(["Your first game", "A number goes in its column"]);
    expect(none("column", "ask")).toContain("E5");
    expect(none("nothing")).toBe("");
  });
});

describe("the lessons of our games", () => {
  it.each(steps)(
    "%s: the asked move is right, every other legal one is allowed, every refused one has a reason",
    (_, step) => {
      expect(step.view.legal).toContain(step.asked);
      for (const move of step.view.legal) expect(judge(step, move).kind).toBe(move === step.asked ? "right" : "other");
      for (const { reason, texts } of step.refused)
        for (const [lead, lasts] of Object.entries(texts))
          expect(judge(step, lead.replaceAll(" ", "") + lasts.split(" ")[0])).toMatchObject({
            kind: "refused",
            reason,
          });
    },
  );
});
