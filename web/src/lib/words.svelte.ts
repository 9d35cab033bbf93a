import { FluentBundle, FluentResource } from "@fluent/bundle";
import { folder } from "./folder";
import { fit, type Values } from "./numbers";

/** Messages in four languages: ours, and those of a game, which are the same files that Python reads. */

export const LANGUAGES = ["en", "nl", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type { Values };

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
    if (this.wanted.size >= names.length) return this.speak(language); // more were wanted in the meantime
    this.bundles = Object.fromEntries(names.map((game, index) => [game, loaded[index]!]));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Have the words of a game at hand. */
  async want(game: string): Promise<void> {
    if (this.wanted.has(game)) return;
    const language = this.language;
    const bundle = await load(language, game);
    if (language !== this.language) return this.want(game); // another one was chosen in the meantime
    this.wanted.add(game);
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

async function load(language: Language, game: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const theirs = games[`../../../src/toptafel/games/${folder(game)}/words/${language}.ftl`];
  const files = [ours[`../words/${language}.ftl`]!, ...(theirs ? [theirs] : [])];
  for (const resource of await Promise.all(files.map(read))) bundle.addResource(resource, { allowOverrides: true });
  return bundle;
}

const resources = new Map<string, Promise<FluentResource>>();

/** The messages of a file, which is fetched and read once. */
function read(url: string): Promise<FluentResource> {
  const known = resources.get(url) ?? fetch(url).then(async (answer) => new FluentResource(await answer.text()));
  resources.set(url, known);
  known.catch(() => resources.delete(url));
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
