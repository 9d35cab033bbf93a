import { recordOf } from "../net/api";
import type { Card } from "../net/messages";
import { save } from "../ui/save";

/** The records of games that are over, a line of JSON each, as a file that can be opened and replayed again. */
export async function saveGames(cards: Card[]): Promise<void> {
  const lines = await Promise.all(cards.map(({ table }) => recordOf(table)));
  save(new Blob([inLines(lines)], { type: "application/jsonl" }), "toptafel.jsonl");
}

export const inLines = (records: string[]): string => records.map((record) => `${record.trim()}\n`).join("");
