import type { Say } from "../../lib/board/boards";
import type { Deck } from "./view";

/** A stack as its text says it, from the top card down, and what is seen of it from above. */

export interface Laid {
  name: string;
  colour: string; // a letter, or J for a joker
  number: string; // as printed on it; none on a joker
  turned: boolean;
  said: string | null; // the colour of a joker
}

/** What lies before a seat: what is being built there, a hint, or what was laid; `fresh` if that was the last move. */
export interface Lying {
  cards: Laid[];
  faint: boolean;
  fresh: boolean;
  kind: "building" | "hint" | "laid";
}

export interface Seen {
  picture: string; // nine places: the number of the card whose spot is seen, o a hole through all, . solid
  value: number;
  colour: string;
}

export function read(text: string): Laid[] {
  return text.split(">").map(readCard);
}

function readCard(text: string): Laid {
  const [name, said] = text.replace("~", "").split("=") as [string, string?];
  return { name, colour: name[0]!, number: name.slice(1), turned: text.endsWith("~"), said: said ?? null };
}

export function write(cards: Laid[]): string {
  return cards.map((card) => card.name + (card.said ? `=${card.said}` : "") + (card.turned ? "~" : "")).join(">");
}

/** What a card of a stack is called. */
export const nameOf = (card: Laid, say: Say): string =>
  card.colour === "J"
    ? say("web-joker-said", { colour: card.said ?? "" })
    : say(card.turned ? "web-card-turned" : "web-card", { colour: card.colour, number: card.number });

/** The nine places of a card as it lies: # a spot, o a hole, . solid. */
export function marks(deck: Deck, card: Laid): string {
  const drawn = (card.colour === "J" ? deck.joker : (deck.cards[card.number] ?? "")).replaceAll(" ", "");
  return card.turned ? [...drawn].reverse().join("") : drawn;
}

/** What is seen from above: a spot counts if all cards above it have a hole there. */
export function look(deck: Deck, cards: Laid[]): Seen {
  const places = [...Array(9).keys()].map((place) => glance(cards.map((card) => marks(deck, card)[place]!)));
  const top = cards[0]!;
  return {
    picture: places.join(""),
    value: places.filter((place) => place >= "0" && place <= "9").length,
    colour: top.said ?? top.colour,
  };
}

function glance(down: string[]): string {
  const stops = down.findIndex((mark) => mark !== "o");
  if (stops < 0) return "o";
  return down[stops] === "#" ? `${stops + 1}` : ".";
}

/** The places of a picture where a spot shines through holes, and how many cards lie above it. */
export function through(picture: string): { place: number; depth: number }[] {
  return [...picture].flatMap((mark, place) => (/[2-9]/.test(mark) ? [{ place, depth: Number(mark) - 1 }] : []));
}

/** How many places of a card are spots, and how many are holes. */
export function counts(drawn: string): { spots: number; holes: number } {
  return { spots: drawn.split("#").length - 1, holes: drawn.split("o").length - 1 };
}

export const turnedOver = (cards: Laid[], index: number): Laid[] =>
  cards.map((card, at) => (at === index ? { ...card, turned: !card.turned } : card));

export const without = (cards: Laid[], index: number): Laid[] => cards.filter((_, at) => at !== index);

/** What hints say to whoever has begun a stack: it is good, it can become one of them, or another is better. */
export interface Advice {
  move: string;
  how: "done" | "more" | "new";
}

export function adviceFor(deck: Deck, moves: string[], begun: string): Advice | null {
  const cards = read(begun).map(({ name, said }) => name + (said ?? ""));
  const move = moves.find((text) => {
    const all = read(text).map(({ name, said }) => name + (said ?? ""));
    return cards.every((card) => all.includes(card));
  });
  if (move === undefined) return moves.length ? { move: moves[0]!, how: "new" } : null;
  const [is, was] = [move, begun].map((text) => look(deck, read(text)).value);
  return { move, how: read(move).length === cards.length && is === was ? "done" : "more" };
}

/** Of what can follow a beginning: whether it begins anything, whether it can end there, and the cards to come. */
export const begins = (ends: string[]): boolean => ends.some((end) => end !== "~");
export const canEnd = (ends: string[]): boolean => ends.includes("");
export const following = (ends: string[]): Set<string> =>
  new Set(ends.filter((end) => end.startsWith(">")).map((end) => readCard(end.slice(1)).name));

/** How many spots more a stack shows with one more card below it, upright if it can lie so. */
export function gain(deck: Deck, stack: Laid[], ends: string[], name: string): number {
  const ways = ends.filter((end) => end.startsWith(">")).map((end) => readCard(end.slice(1)));
  const card = ways
    .filter((way) => way.name === name)
    .sort((one, other) => Number(one.turned) - Number(other.turned))[0];
  return card ? look(deck, [...stack, card]).value - look(deck, stack).value : 0;
}
