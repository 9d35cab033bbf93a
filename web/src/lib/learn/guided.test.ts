import { describe, expect, it } from "vitest";
import { Guided } from "./guided.svelte";
import type { Lesson } from "./lessons";

const files = import.meta.glob<{ default: Lesson }>("../../games/*/lessons/*/steps.json", { eager: true });
const lessons = Object.entries(files).map(
  ([file, { default: lesson }]) => [file.split("/").slice(3, -1).join(" "), lesson] as const,
);
const walk = (lesson: Lesson): Guided => new Guided(lesson, 1, ({ kind }) => kind);

describe("a lesson", () => {
  it.each(lessons)("%s is walked through, and stays at its last board", (_, lesson) => {
    const guided = walk(lesson);
    for (const step of lesson.steps) {
      expect(guided.step).toBe(step);
      expect(guided.point).toBe(step.point[""]);
      guided.play(step.asked);
      expect(guided.view).toBe(step.answer.view);
      expect(guided.point).toBeUndefined();
      guided.go(guided.number + 1);
    }
    expect(guided.finished).toBe(true);
    expect(guided.view).toBe(lesson.steps.at(-1)!.answer.view);
    expect(guided.legal).toEqual([]);
  });

  it("answers what was not asked for, and nothing is lost", () => {
    const [, lesson] = lessons.find(([name]) => name.startsWith("uptown"))!;
    const guided = walk(lesson);
    guided.play("nonsense");
    expect(guided.note).toEqual({ words: "unknown", tries: 1, where: null });
    guided.play(guided.legal.find((move) => move !== guided.step.asked)!);
    expect(guided.note).toEqual({ words: "other", tries: 2, where: null });
    expect(guided.view).toBe(lesson.steps[0]!.view);
    guided.succeed();
    expect([guided.done, guided.note]).toEqual([true, null]);
    guided.play("nonsense");
    expect(guided.note).toBeNull();
  });

  it("begins where it is told to, and never beyond its steps", () => {
    const [, lesson] = lessons[0]!;
    expect([0, 2, 99].map((from) => new Guided(lesson, from, () => "").number)).toEqual([1, 2, lesson.steps.length]);
  });
});
