import type { Met } from "./faces";
import type { Card } from "../net/messages";

/** The options of a table in the players' words. */

type Values = Record<string, string | number>;

export interface Speaker {
  has: (message: string) => boolean;
  /** A message of the game. */
  say: (message: string, values: Values) => string;
  /** What there is to say of an option that the game has no sentence for. */
  titled: (what: string, title: string) => string;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A sentence for each option of which the game has something to say; others are named if they are not as usual. */
export function chosenLines(
  { options: chosen, seats }: Pick<Card, "options" | "seats">,
  game: Met,
  by: Speaker,
): string[] {
  const players = `${seats.length}`;
  const lines = game.options.map(({ name, title, values, defaults }) => {
    const value = chosen[name];
    const [word = "", count = ""] = Array.isArray(value) ? ["list"] : `${value}`.split(":");
    if (by.has(`web-chosen-${name}`))
      return by.say(`web-chosen-${name}`, { value: word, count: Number(count) || Number(word) || 0 });
    const found = values[players]?.find((one) => same(one.value, value));
    return !found || same(value, defaults[players]) ? "" : by.titled(title, found.label);
  });
  return lines.filter(Boolean);
}
