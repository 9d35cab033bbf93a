import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { folder } from "./folder";

/** Messages in four languages: ours, and those of a game, which are the same files that Python reads. */

export const LANGUAGES = ["en", "nl", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, string | number>;

const KEY = "toptafel-language";
const ours = import.meta.glob<string>("../words/*.ftl", { query: "?url", import: "default", eager: true });
const games = import.meta.glob<string>("../../../src/toptafel/games/*/words/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

class Words {
  language = $state<Language>("en");
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  private wanted = new Set<string>();

  /** Speak a language, once its words are here. */
  async speak(language: Language): Promise<void> {
    const names = ["", ...this.wanted];
    const loaded = await Promise.all(names.map((game) => load(language, game)));
    this.bundles = Object.fromEntries(names.map((game, index) => [game, loaded[index]!]));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Have the words of a game at hand. */
  async want(game: string): Promise<void> {
    if (this.wanted.has(game)) return;
    this.wanted.add(game);
    const bundle = await load(this.language, game);
    this.bundles = { ...this.bundles, [game]: bundle };
  }

  say(message: string, values: Values = {}, game = ""): string {
    const bundle = this.bundles[game] ?? this.bundles[""];
    return bundle ? said(bundle, message, values) : message;
  }

  has(message: string, game = ""): boolean {
    return (this.bundles[game] ?? this.bundles[""])?.hasMessage(message) ?? false;
  }
}

const MANY = 4000; // sentences that are kept: a board says the names of all its squares whenever something is picked up
const kept = new WeakMap<FluentBundle, Map<string, string>>();

/** A message in words, which is put together once. */
function said(bundle: FluentBundle, message: string, values: Values): string {
  const sentences = kept.get(bundle) ?? new Map<string, string>();
  const key = `${message} ${JSON.stringify(values)}`;
  const known = sentences.get(key);
  if (known !== undefined) return known;
  const found = bundle.getMessage(message);
  const text = found?.value ? bundle.formatPattern(found.value, fit(values), []) : message;
  if (sentences.size >= MANY) sentences.clear();
  kept.set(bundle, sentences.set(key, text));
  return text;
}

/** Small numbers are the same in all our languages; a browser takes long to find out how it would write them. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isSmall = (value: string | number): boolean => Number.isInteger(value) && Math.abs(value as number) < 1000;

function fit(values: Values): Record<string, string | number | Small> {
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isSmall(value) ? new Small(value as number) : value]),
  );
}

async function load(language: Language, game: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const theirs = games[`../../../src/toptafel/games/${folder(game)}/words/${language}.ftl`];
  const [own, more] = await Promise.all([text(ours[`../words/${language}.ftl`]!), theirs ? text(theirs) : ""]);
  bundle.addResource(new FluentResource(own));
  bundle.addResource(new FluentResource(more), { allowOverrides: true });
  return bundle;
}

const texts = new Map<string, Promise<string>>();

/** The text of a file, which is fetched once. */
function text(url: string): Promise<string> {
  const known = texts.get(url) ?? fetch(url).then((answer) => answer.text());
  texts.set(url, known);
  known.catch(() => texts.delete(url));
  return known;
}

export const words = new Words();

/** A message of ours in words. */
export const say = (message: string, values: Values = {}): string => words.say(message, values);

/** The language that was chosen before, else the browser's, else English. */
export async function begin(): Promise<void> {
  const wanted = [stored(), ...navigator.languages.map((name) => name.slice(0, 2))];
  const known = wanted.find((name): name is Language => (LANGUAGES as readonly string[]).includes(name ?? ""));
  await words.speak(known ?? "en");
}

export async function choose(language: Language): Promise<void> {
  await words.speak(language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // a browser that keeps nothing still speaks
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
