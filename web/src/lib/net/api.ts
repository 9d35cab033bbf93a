import { beKnown, isKnown } from "./known";
import type {
  AtTable,
  Card,
  Clock,
  Companion,
  GameCard,
  Guest,
  Plan,
  Problem,
  Reach,
  Replay,
  Scored,
  Standing,
} from "./messages";
import { transport, type Answered } from "./transport";
import { words } from "../words/words.svelte";

/** Requests to the server. What it refuses is a Refusal with the words for the person; if it is not there, one too. */

export class Refusal extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

export interface Opening {
  game: string;
  seats: Plan[];
  options: Record<string, unknown>;
  edition: string | object | null;
  clock: Clock;
  public: boolean;
  chat: boolean;
  hints: boolean;
}

const request = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await answerTo<T>(method, path, body)).content;

async function answerTo<T>(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ content: T; headers: Answered["headers"] }> {
  const headers: Record<string, string> = { "Accept-Language": words.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? null : JSON.stringify(body);
  let answer: Answered | null = null;
  let content: unknown = null;
  try {
    answer = await transport.request(method, `api/${path}`, headers, sent);
    content = JSON.parse(answer.body);
  } catch {
    throw noAnswer(); // or not to the end, or it was not the server
  }
  if (isOk(answer)) return { content: content as T, headers: answer.headers };
  const problem = content as Partial<Problem> | null;
  throw problem?.reason && problem.words ? new Refusal(problem.reason, problem.words) : noAnswer();
}

/** Nobody has answered, or nobody who knows how. */
const noAnswer = (): Refusal => new Refusal("no-answer", words.say(transport.others ? "no-answer" : "no-answer-here"));

const isOk = ({ status }: Answered): boolean => status >= 200 && status < 300;

/** A text that the server has; fails if it has none, or does not answer. */
async function textOf(path: string): Promise<string> {
  const answer = await transport.request("GET", `api/${path}`);
  if (!isOk(answer)) throw noAnswer();
  return answer.body;
}

export const allGames = (): Promise<GameCard[]> => request("GET", `games?language=${words.language}`);
export const mine = (): Promise<Card[]> => request("GET", "tables/mine");
/** A new table, and in words what whoever opens it should know, if there is anything. */
export async function openTable(opening: Partial<Opening>): Promise<{ card: Card; warning: string }> {
  const { content, headers } = await answerTo<Card>("POST", "tables", opening);
  return { card: content, warning: headers.warning ?? "" };
}
/** Throw a table away for good, which can only be done where it is on this device. */
export const removeTable = (id: string): Promise<null> => request("DELETE", `tables/${id}`);
const part = (after: number, seat: number | null, drawn: boolean): string =>
  `pictures=yes&after=${after}${seat === null ? "" : `&seat=${seat}`}${drawn ? "&drawing=yes" : ""}`;
export const replayTable = (id: string, after = 0, seat: number | null = null, drawn = false): Promise<Replay> =>
  request("GET", `tables/${id}/replay?${part(after, seat, drawn)}`);
export const replayRecord = (record: string, after = 0, seat: number | null = null, drawn = false): Promise<Replay> =>
  request("POST", `replay?${part(after, seat, drawn)}`, { record });
export const atTable = (told: AtTable): Promise<Companion> =>
  request("POST", `companion?language=${words.language}&pictures=yes`, told);
export const scoresOf = (told: Scored): Promise<Standing> => request("POST", `scores?language=${words.language}`, told);
/** Of all games that are over; where there is a server it keeps them itself. */
export const allRecords = (): Promise<string> => textOf("records");
export const recordOf = (id: string): Promise<string> => textOf(`tables/${id}/record`);
export const rename = (name: string): Promise<Guest> => request("PATCH", "guest", { name });
export const reach = (): Promise<Reach> => request("GET", "reach");
export const turnDoor = (open: boolean): Promise<Reach> => request("PUT", "door", { open });
export const makeCode = (): Promise<{ code: string }> => request("POST", "guest/code", {});

/** So many pages of the public tables, of one game or of all, and whether there are more. */
export async function lobby(game: string, pages: number): Promise<{ cards: Card[]; more: boolean }> {
  const found = new Map<string, Card>(); // one that has moved on meanwhile may be in two pages
  let more = true;
  for (let page = 0; page < pages && more; page++) {
    const query = new URLSearchParams({ ...(game && { game }), ...(page && { page: String(page) }) }).toString();
    const { content, headers } = await answerTo<Card[]>("GET", `tables${query && "?"}${query}`);
    for (const card of content) found.set(card.table, card);
    more = (headers.link ?? "").includes('rel="next"');
  }
  return { cards: [...found.values()], more };
}

/** Be on this device who one was on another. */
export async function moveIn(code: string): Promise<Guest> {
  const guest = await request<Guest>("POST", "guest/move", { code });
  beKnown();
  return guest;
}

/** Who I am; somebody new with a name, if nobody yet. */
export async function beSomebody(name: string): Promise<Guest> {
  const guest = (await asGuest()) ?? (await request<Guest>("POST", "guest", { name }));
  beKnown();
  return guest;
}

/** Who I am. A device that has never been anybody here need not ask. */
export const whoAmI = async (): Promise<Guest | null> => (isKnown() ? asGuest() : null);

async function asGuest(): Promise<Guest | null> {
  try {
    return await request<Guest>("GET", "guest");
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.reason !== "no-guest") throw problem;
    return null;
  }
}

/** The rules of a game in the server's words; none if it has none, or does not answer. */
export const rules = (game: string, face: string): Promise<string> =>
  textOf(`games/${encodeURIComponent(game)}/rules?language=${words.language}&face=${encodeURIComponent(face)}`).catch(
    () => "",
  );

/** Random bytes in hex; this works on pages that are not secure, too. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
