import { FluentBundle, FluentResource } from "@fluent/bundle";
import { folder } from "../board/folder";
import { fit, type Values } from "./numbers";

/** Messages in four languages: ours, and those of a game, which are the same files that Python reads. */

export const LANGUAGES = ["en", "nl", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type { Values };

const KEY = "toptafel-language";
const ours = import.meta.glob<string>("../../words/*.ftl", { query: "?url", import: "default", eager: true });
const games = import.meta.glob<string>("../../../../src/toptafel/games/*/words/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

class Words {
  language = $state<Language>("en");
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  private english = $state.raw<Record<string, FluentBundle | null>>({}); // null while it is on its way
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
    if (!bundle) return message;
    if (bundle.hasMessage(message)) return said(bundle, message, values);
    const english = this.english[game];
    if (english === undefined && this.language !== "en") void this.wantEnglish(game);
    return english ? said(english, message, values) : message;
  }

  /** What a language does not say is said in English, once that is here. */
  private async wantEnglish(game: string): Promise<void> {
    await Promise.resolve(); // whoever is speaking now looks at what is here
    if (game in this.english) return;
    this.english = { ...this.english, [game]: null };
    const bundle = await load("en", game);
    this.english = { ...this.english, [game]: bundle };
  }

  /** One of a game's messages for the page that may depend on its options; nothing, if the game has no such message. */
  saidOf(message: string, game: string, options: Record<string, unknown>): string {
    const values = Object.entries(options).filter(([, value]) => typeof value === "string");
    return this.has(message, game) ? this.say(message, Object.fromEntries(values) as Values, game) : "";
  }

  /** What a game is called, which with some options may be another title. */
  title(game: string, options: Record<string, unknown> = {}): string {
    return this.saidOf("web-title", game, options) || game;
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
  const theirs = games[`../../../../src/toptafel/games/${folder(game)}/words/${language}.ftl`];
  const files = [ours[`../../words/${language}.ftl`], theirs].filter((file) => file !== undefined);
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

const AGAIN = 1000; // milliseconds until words are asked for once more, without which nothing can be said

/** The language that was chosen before, else the browser's, else English; once its words can be had. */
export async function begin(): Promise<void> {
  const wanted = [stored(), ...navigator.languages.map((name) => name.slice(0, 2))];
  const known = wanted.find((name): name is Language => (LANGUAGES as readonly string[]).includes(name ?? ""));
  while (!(await words.speak(known ?? "en").then(yes, no))) await new Promise((go) => setTimeout(go, AGAIN));
}

const yes = (): boolean => true;
const no = (): boolean => false;

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
