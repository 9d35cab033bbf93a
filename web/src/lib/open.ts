import { beSomebody, openTable, type Opening } from "./api";
import type { GameCard } from "./messages";
import { router } from "./router.svelte";
import { say } from "./words.svelte";

/** Open a table and go there; the seats that are here are taken when we arrive. */
export async function openAndGo(opening: Partial<Opening>): Promise<void> {
  await beSomebody(say("guest"));
  const card = await openTable(opening);
  router.go(`t/${card.table}`);
}

/** A game against bots of the second level, with as few as it is played by, but not alone. */
export async function playNow(game: GameCard): Promise<void> {
  const players = Math.max(2, game.least);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level: "easy" as const }));
  await openAndGo({ game: game.id, seats: [{ kind: "here", level: "easy" }, ...bots] });
}
