import { completions, judge, type Lesson, type Step, type Verdict } from "./lessons";
import type { Values } from "../words/words.svelte";

/** A lesson under way: at which step it is, what lies there, and what is said to a move that was not asked for. */
export class Guided {
  number = $state(1);
  /** Whether the step's move has been made. */
  done = $state(false);
  finished = $state(false);
  note = $state.raw<{ words: string; tries: number; where: Values | null } | null>(null);
  /** What board and hand share: what is picked up. */
  chosen = $state<string | null>(null);

  readonly step: Step = $derived.by(() => this.lesson.steps[this.number - 1]!);
  readonly played = $derived.by(() => this.done || this.finished);
  readonly view = $derived.by(() => (this.played ? this.step.answer.view : this.step.view));
  readonly legal = $derived.by(() => (this.played ? [] : this.step.view.legal));
  readonly last = $derived.by(() => (this.played ? this.step.asked : this.step.last));
  /** Where to look now. */
  readonly point = $derived.by(() =>
    this.played ? undefined : (this.step.point[this.chosen ?? ""] ?? this.step.point[""]),
  );

  constructor(
    readonly lesson: Lesson,
    from: number,
    /** The words for a move that is not the one. */
    private readonly answer: (verdict: Exclude<Verdict, { kind: "right" }>, step: Step) => string,
  ) {
    this.number = Math.min(Math.max(1, from), lesson.steps.length);
  }

  play(text: string): void {
    if (this.played) return;
    const verdict = judge(this.step, text);
    if (verdict.kind === "right") return this.succeed();
    this.explain(this.answer(verdict, this.step), verdict.kind === "refused" ? verdict.values : null);
    if (verdict.kind === "other") this.chosen = null;
  }

  /** Say a *no*, with where it is seen. */
  explain(words: string, where: Values | null = null): void {
    this.note = { words: words.replaceAll("**", ""), tries: (this.note?.tries ?? 0) + 1, where };
  }

  complete(beginning: string): string[] {
    return completions(this.step, beginning);
  }

  succeed(): void {
    this.#begin();
    this.done = true;
  }

  /** Go to a step; behind the last one, the lesson is over. */
  go(to: number): void {
    this.#begin();
    this.finished = to > this.lesson.steps.length;
    if (!this.finished) this.number = to;
  }

  #begin(): void {
    this.done = false;
    this.chosen = this.note = null;
  }
}
