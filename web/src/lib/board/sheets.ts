import { folder } from "./folder";

/** What is written down of a game on paper: so many games on a sheet, and a line for each of these things. */
export interface Sheet {
  games: number;
  /** Messages `web-sheet-…` of the game; a number is written as it is. */
  lines: (string | number)[];
}

const sheets = import.meta.glob<{ default: Sheet }>("../../games/*/sheet.ts");

/** The score sheet of a game, if it has one. */
export const sheetOf = async (game: string): Promise<Sheet | null> =>
  (await sheets[`../../games/${folder(game)}/sheet.ts`]?.())?.default ?? null;
