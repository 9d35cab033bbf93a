/** What people type for a move that they would not write: "ik pas" for pass. The server's terminal reads the same words. */

const tidy = (text: string): string =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .join(" ")
    .replace(/[.!]+$/, "");

/** The move that a text means, by words like "pass: pas, ik pas; stuck: vast"; a text that is none of them stays. */
export function moveFor(text: string, words: string): string {
  for (const entry of words.split(";")) {
    const [move = "", listed = ""] = entry.split(":");
    if (listed.split(",").map(tidy).filter(Boolean).includes(tidy(text))) return move.trim();
  }
  return text;
}
