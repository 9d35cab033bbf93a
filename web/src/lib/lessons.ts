import { FluentBundle, FluentResource } from "@fluent/bundle";
import { rules as rulesOfHouse } from "./api";
import { folder } from "./folder";
import type { Language, Values } from "./words.svelte";

/**
 * The guided first game of each game, as the engine replayed it: what the learner sees, what is asked for, and an answer
 * to all that can be tried. No rules are known here.
 */

type View = Record<string, unknown>;
export type Told = [message: string, values: Values];

interface Refused {
  reason: string;
  values: Record<string, number | [string | number]>; // a value, or which part of the text it is
  texts: string[]; // in parts
}

export interface Step {
  name: string;
  point: Record<string, string>; // what to look at, by what is chosen so far
  section: number | null;
  last: string | null;
  view: View & { legal: string[] };
  asked: string;
  answer: { view: View; told: Told[] };
  ends?: Record<string, string[]>;
  same?: Record<string, string>;
  refused: Refused[];
}

export interface Lesson {
  seat: number;
  names: string[];
  steps: Step[];
}

export type Verdict =
  | { kind: "right" }
  | { kind: "other" } // allowed, but not what is asked for
  | { kind: "refused"; reason: string; values: Values }
  | { kind: "unknown" };

/** What to answer to a move. */
export function judge(step: Step, text: string): Verdict {
  const move = step.same?.[text] ?? text;
  if (move === step.asked) return { kind: "right" };
  if (step.view.legal.includes(move)) return { kind: "other" };
  for (const { reason, values, texts } of step.refused) {
    const found = texts.find((parts) => parts.replaceAll(" ", "") === text);
    if (found) return { kind: "refused", reason, values: filled(values, found.split(" ")) };
  }
  return { kind: "unknown" };
}

function filled(values: Refused["values"], parts: string[]): Values {
  const whole = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? parts[value]! : value[0],
  ]);
  return Object.fromEntries(whole) as Values;
}

/** How a move that begins so can go on, as the engine said it. */
export function completions(step: Step, beginning: string): string[] {
  if (step.ends) return step.ends[beginning] ?? [];
  return step.view.legal.filter((move) => move.startsWith(beginning)).map((move) => move.slice(beginning.length));
}

const lessons = import.meta.glob<{ default: Lesson }>("../games/*/lesson/steps.json");
const lessonWords = import.meta.glob<string>("../games/*/lesson/*.ftl", { query: "?raw", import: "default" });
const rules = import.meta.glob<string>("../../../src/toptafel/games/*/rules/*.md", {
  query: "?raw",
  import: "default",
});

/** The guided game of a game; none if it has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const found = lessons[`../games/${folder(game)}/lesson/steps.json`];
  return found ? (await found()).default : null;
}

/** What is said in a lesson: of a step its title, or one of its sentences; nothing if there is none. */
export type Saying = (step: string, part?: "say" | "ask" | "done" | "other") => string;

export async function sayingsOf(game: string, language: Language): Promise<Saying> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = lessonWords[`../games/${folder(game)}/lesson/${language}.ftl`];
  if (source) bundle.addResource(new FluentResource(await source()));
  return (step, part) => {
    const message = bundle.getMessage(step);
    const pattern = part ? message?.attributes[part] : message?.value;
    return pattern ? bundle.formatPattern(pattern, {}, []) : "";
  };
}

/** The rules of a game in a language: they come with the page; those of another game are asked of the house. */
export async function rulesOf(game: string, language: Language): Promise<string> {
  const own = rules[`../../../src/toptafel/games/${folder(game)}/rules/${language}.md`];
  return own ? own() : rulesOfHouse(game);
}
