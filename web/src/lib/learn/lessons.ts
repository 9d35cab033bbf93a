import { FluentBundle, FluentResource } from "@fluent/bundle";
import { rules as rulesOfServer } from "../net/api";
import type { Met } from "../setup/faces";
import { folder } from "../board/folder";
import type { Language, Values } from "../words/words.svelte";

/**
 * The lessons of the games, each a game as the engine replayed it: what the learner sees, what is asked for, and an
 * answer to all that can be tried. No rules are known here.
 */

type View = Record<string, unknown>;
export type Told = [message: string, values: Values];

interface Refused {
  reason: string;
  values: Record<string, number | [string | number]>; // a value, or which part of the text it is
  texts: Record<string, string>; // by all parts but the last, what the last one can be
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
  options: Record<string, unknown>;
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
    const parts = partsOf(text, texts);
    if (parts) return { kind: "refused", reason, values: filled(values, parts) };
  }
  return { kind: "unknown" };
}

/** The parts of a text, if it is one of these. */
function partsOf(text: string, texts: Refused["texts"]): string[] | null {
  for (const [lead, lasts] of Object.entries(texts)) {
    const parts = lead.split(" ");
    const begun = parts.join("");
    const last = text.slice(begun.length);
    if (text.startsWith(begun) && lasts.split(" ").includes(last)) return lead ? [...parts, last] : [last];
  }
  return null;
}

function filled(values: Refused["values"], parts: string[]): Values {
  const whole = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? parts[value]! : value[0],
  ]);
  return Object.fromEntries(whole) as Values;
}

/** Where the rules say no because of something that lies elsewhere: a place for each reason, and what is in its way. */
export function obstaclesOf({ refused }: Step): Values[] {
  const found = new Map<string, Values>();
  for (const { reason, values, texts } of refused) {
    const [lead, lasts] = Object.entries(texts)[0]!;
    const parts = [...(lead ? lead.split(" ") : []), lasts.split(" ")[0]!];
    if ("other" in values && !found.has(reason)) found.set(reason, filled(values, parts));
  }
  return [...found.values()];
}

/** How a move that begins so can go on, as the engine said it. */
export function completions(step: Step, beginning: string): string[] {
  if (step.ends) return step.ends[beginning] ?? [];
  return step.view.legal.filter((move) => move.startsWith(beginning)).map((move) => move.slice(beginning.length));
}

/** What a figure of the rules can be drawn from: a step of a lesson, or an example of the rules. */
export interface Shown {
  name: string;
  view: Step["view"];
  asked: string;
  answer?: { view: View };
  chosen?: string; // what is picked up, where the figure shows where it can go
  reason?: string; // the rule that refuses what is asked, and where one sees that
  where?: Values;
}

/**
 * A figure of the rules: the board before a move, with the move as it would lie, or after it; where moves can go; a move
 * that is refused; or the pieces.
 */
export interface Pictured {
  step: Shown;
  when: "before" | "move" | "after" | "where" | "refused" | "pieces";
  at: { x: number; y: number; zoom: number }; // what is looked at, in hundredths of the picture
}

const PICTURED = /^([a-z]+)-(before|move|after|where|refused|pieces)(?:@(\d+),(\d+),([\d.]+))?$/;

/** The figure that a text names, like `tower-after` or, closer, `tower-after@40,55,2`. */
export function pictured(steps: Shown[], source: string): Pictured | null {
  const found = PICTURED.exec(source);
  const step = steps.find(({ name }) => name === found?.[1]);
  const [x, y, zoom] = [found?.[3] ?? 50, found?.[4] ?? 50, found?.[5] ?? 1].map(Number) as [number, number, number];
  return found && step ? { step, when: found[2] as Pictured["when"], at: { x, y, zoom } } : null;
}

const lessons = import.meta.glob<{ default: Lesson }>("../../games/*/lessons/*/steps.json");
const examples = import.meta.glob<{ default: Shown[] }>("../../games/*/examples/shown.json");
const lessonWords = import.meta.glob<string>("../../games/*/lessons/*/*.ftl", { query: "?raw", import: "default" });
const rules = import.meta.glob<string>("../../../../src/toptafel/games/*/rules/**/*.md", {
  query: "?raw",
  import: "default",
});

const placesOf = (game: string): string[] =>
  Object.keys(lessons)
    .filter((file) => file.startsWith(`../../games/${folder(game)}/lessons/`))
    .map((file) => file.slice(0, file.lastIndexOf("/")))
    .sort();
const nameAt = (place: string): string => place.slice(place.lastIndexOf("/") + 1).replace(/^\d+-/, "");
const placeOf = (game: string, name: string): string | undefined =>
  placesOf(game).find((place) => nameAt(place) === name);

/** The names of a game's lessons, in their order. */
export const lessonsOf = (game: string): string[] => placesOf(game).map(nameAt);

/** The lessons of what is met as a game: those of a face are called after it. */
export function lessonsMet({ id, met, faces }: Pick<Met, "id" | "met" | "faces">): string[] {
  const isOf = (face: string, lesson: string): boolean => lesson === face || lesson.startsWith(`${face}-`);
  return lessonsOf(id).filter((lesson) =>
    met === id ? !faces.some((face) => isOf(face.id, lesson)) : isOf(met, lesson),
  );
}

/** A lesson of a game; none if there is none of that name. */
export async function lessonOf(game: string, name: string): Promise<Lesson | null> {
  const found = lessons[`${placeOf(game, name)}/steps.json`];
  return found ? (await found()).default : null;
}

/** What the rules of a game show on its board besides the steps of its lessons. */
export async function examplesOf(game: string): Promise<Shown[]> {
  return (await examples[`../../games/${folder(game)}/examples/shown.json`]?.())?.default ?? [];
}

/** What is said in a lesson: of a step its title, or one of its sentences; of the whole, `lesson`, its title, what it is about and how it ends. */
export type Saying = (step: string, part?: "say" | "ask" | "done" | "other" | "about" | "over") => string;

/** What is said in a language; what it does not say, in English. */
export async function sayingsOf(game: string, name: string, language: Language): Promise<Saying> {
  const place = placeOf(game, name);
  const spoken = await Promise.all([...new Set([language, "en"])].map((one) => said(`${place}/${one}.ftl`, one)));
  return (step, part) => spoken.map((saying) => saying(step, part)).find(Boolean) ?? "";
}

async function said(file: string, language: string): Promise<Saying> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = await lessonWords[file]?.();
  if (source) bundle.addResource(new FluentResource(source));
  return (step, part) => {
    const message = bundle.getMessage(step);
    const pattern = part ? message?.attributes[part] : message?.value;
    return pattern ? bundle.formatPattern(pattern, {}, []) : "";
  };
}

/** The rules of a game or of its face in a language: they come with the page; those of another game are asked of the server. */
export async function rulesOf(game: string, face: string, language: Language): Promise<string> {
  const place = `../../../../src/toptafel/games/${folder(game)}/rules`;
  const own = rules[`${place}/${face}/${language}.md`] ?? rules[`${place}/${language}.md`];
  return own ? own() : rulesOfServer(game, face);
}
