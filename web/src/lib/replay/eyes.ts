/** Through whose eyes a replay is seen: whoever is to move, one player, or everybody, with all hands open. */

export type Eyes = null | number | "all";

/** What an address says: people are counted from 1. */
export function eyesIn(text: string): Eyes {
  if (text === "all") return "all";
  return /^[1-9]$/.test(text) ? Number(text) - 1 : null;
}

/** The address of a turn of a table's replay, as it is seen. */
export function placeOf(table: string, turn: number, eyes: Eyes): string {
  const seen = eyes === null ? [] : [eyes === "all" ? eyes : `${eyes + 1}`];
  return ["replay", table, `${turn}`, ...seen].join("/");
}
