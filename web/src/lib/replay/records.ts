import { inLine } from "../words/letters";

/** Files with records: one JSON object a line. */

const MOST_RECORDS = 500; // to choose from

export interface Found {
  line: string;
  number: number;
  game: string;
  names: string[];
  moves: number;
}

/** The records of a file, each with what it says of itself; what is no record is found too, so that the server can say why. */
export function recordsIn(text: string): Found[] {
  const lines = text.split("\n").map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const found = lines.filter(({ line }) => line !== "").slice(0, MOST_RECORDS);
  return found.map(({ line, number }) => ({ line, number, ...about(line) }));
}

function about(line: string): Pick<Found, "game" | "names" | "moves"> {
  try {
    const { game, moves, proof } = JSON.parse(line) as { game: unknown; moves: unknown; proof?: { names?: unknown } };
    const names = Array.isArray(proof?.names) ? proof.names.filter((name) => typeof name === "string") : [];
    return {
      game: typeof game === "string" ? inLine(game) : "",
      names: (names as string[]).map(inLine).filter(Boolean),
      moves: Array.isArray(moves) ? moves.length : 0,
    };
  } catch {
    return { game: "", names: [], moves: 0 };
  }
}
