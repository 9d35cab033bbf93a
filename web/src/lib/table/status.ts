import { reasonLine, wonLine } from "./ending";
import type { Card } from "../net/messages";
import type { Connection, LiveTable } from "../net/table.svelte";
import { transport } from "../net/transport";
import { say } from "../words/words.svelte";

/** What a table says of itself: what one waits for, whose turn it is, and at the end who won and why. */

const FINAL: Partial<Record<Connection, string>> = {
  moved: "moved",
  foreign: "foreign-page",
  "shut-out": "shut-out",
};

export function statusOf(table: LiveTable, card: Card | null, mine: number[], names: string[]): string {
  if (table.connection === "missing") return missing(table);
  const final = FINAL[table.connection];
  if (final) return say(final);
  if (!card) return coming(table);
  if (card.phase === "playing") return turnLine(card, mine, names);
  return card.phase === "over" ? resultLine(card, names) : say(`status-${card.phase}`);
}

/** A table that cannot be read any more is not one that never was here. */
function missing({ refusal }: LiveTable): string {
  if (refusal && refusal.reason !== "no-such-table") return refusal.words;
  return say(transport.others ? "missing-table" : "missing-table-here");
}

function coming({ state, connection, preparing, refusal }: LiveTable): string {
  if (!state && connection === "lost") return refusal?.words ?? say(transport.others ? "no-answer" : "no-answer-here");
  return say(preparing ? "getting-ready" : "loading");
}

function turnLine({ seats, to_move: seat }: Card, mine: number[], names: string[]): string {
  const name = names[seat!]!;
  if (mine.includes(seat!)) return mine.length > 1 ? say("turn-of", { name }) : say("your-turn");
  return say(seats[seat!]?.level ? "bot-thinks" : "waiting-for", { name });
}

const resultLine = (card: Card, names: string[]): string => `${wonLine(names, card.result)} ${reasonLine(card, names)}`;
