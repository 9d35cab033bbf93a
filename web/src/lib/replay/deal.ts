import { sha256 } from "./sha256";

/** Whether nobody could choose a deal alone, checked here and now: that the promise was kept, and the seed is made of all parts. */

const FORMAT = "toptafel-deal/1";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Compact JSON with sorted keys in ASCII, as the server hashes it. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "string") return ascii(JSON.stringify(value));
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${canonical(key)}:${canonical(value[key]!)}`).join(",")}}`;
}

function ascii(text: string): string {
  const code = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text.replace(/[\u007f-\uffff]/g, (letter) => (letter === "\u007f" ? letter : code(letter)));
}

const digest = (...parts: Json[]): string => sha256(canonical(parts));

interface Written {
  game: string;
  edition?: string;
  options: { [key: string]: Json };
  players: number;
  seed: string;
  proof?: { table: string; commitment: string; secret: string; contributions: string[] };
}

/** Whether the promise and the seed of a record are right; null if it has no proof. Deal and moves are the server's word. */
export function checkDeal(line: string): boolean | null {
  try {
    const { game, edition = "", options, players, seed, proof } = JSON.parse(line) as Written;
    if (!proof) return null;
    const { table, commitment, secret, contributions } = proof;
    const promised = digest(FORMAT, "commitment", secret, table, game, edition, options, players);
    return promised === commitment && seed === digest(FORMAT, "seed", commitment, secret, contributions);
  } catch {
    return false;
  }
}
