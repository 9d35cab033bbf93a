import type { Say, Standing } from "../../lib/board/boards";
import type { SudokuView } from "./sudoku";

const COLOURS = ["B", "G", "O", "R"];

/** Children play without a word: the score is stars. */
export const wordless = ({ options }: SudokuView): boolean => options.board === "kids";

/** Points, where they are on the track, and the cards that were lost. */
export default (view: SudokuView, say: Say): Standing[] =>
  view.seats.map(({ score, laps, field, aside }, seat) => {
    const cards = aside.map((card) => say("web-card", { card, board: view.options.board })).join(", ");
    const lost = cards ? [say("web-aside", { cards })] : [];
    return {
      colours: COLOURS.slice(seat, seat + 1),
      score,
      about: [say("web-lap", { laps, field }), ...lost].join(" · "),
    };
  });
