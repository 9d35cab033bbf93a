import { listed } from "../words/listed";
import type { Card, Event } from "../net/messages";
import { say, words } from "../words/words.svelte";

/** How a game ended, in words: who won, why it was over, and what became of those who went out of it. */

type Result = Record<string, unknown> | null;

const EARLY = new Set(["resigned", "time"]);

const placesOf = (result: Result): number[] => (result?.places as number[] | undefined) ?? [];

/** Whether the game was not played to its end: then points do not say who won. */
export const isStopped = (result: Result): boolean => EARLY.has(`${result?.reason ?? ""}`);

/** "Bo won." Whoever plays alone has a result. */
export function wonLine(names: string[], result: Result): string {
  const winners = names.filter((_, seat) => placesOf(result)[seat] === 1);
  return names.length > 1 ? say("won", { names: listed(winners), count: winners.length }) : say("result");
}

/** Why the game was over: somebody went out, or the rules said so. */
export function reasonLine({ game, seats, result }: Card, names: string[]): string {
  const reason = `${result?.reason ?? ""}`;
  if (!isStopped(result)) return words.say("over", { reason }, game);
  const gone = names.filter((_, seat) => seats[seat]?.out === reason);
  return say(`over-${reason}`, { names: listed(gone), count: gone.length });
}

/** How it ended for somebody with a seat, or for whoever looks on: a line for a list of tables. */
export function endingOf({ seats, result }: Card, names: string[], me: string | null): string {
  const mine = seats.findIndex(({ guest }) => guest !== "" && guest === me);
  const place = placesOf(result)[mine];
  if (place === undefined || seats.length === 1) return wonLine(names, result);
  if (seats[mine]!.out) return say(`you-${seats[mine]!.out}`);
  return say("your-place", {
    place,
    shared: placesOf(result).filter((one) => one === place).length > 1 ? "yes" : "no",
  });
}

/** How many minutes a game took, from the deal to its end; none while that is not known. */
export function minutesOf(lines: Event[]): number | null {
  const at = (kind: string): number | undefined => lines.find(({ event }) => event.kind === kind)?.at;
  const [begin, end] = [at("dealt"), at("ended")];
  return begin === undefined || end === undefined ? null : Math.max(1, Math.round((end - begin) / 60_000));
}
