import type { Component } from "svelte";
import { folder } from "./folder";
import type { HintLine } from "./messages";

/**
 * What a game's board is given: a view, and the moves that can be played now. It knows no rules; a move text goes out.
 * `chosen` is shared by the board and the hand: what is picked up. `pending` is a move that its player has still to
 * confirm: it is shown as it would lie. `explain` says a *no* that needs no house. `still` boards are pictures.
 */
export interface BoardProps<View = Record<string, unknown>> {
  view: View;
  legal: string[];
  names: string[];
  last: string | null;
  hints: HintLine[];
  still?: boolean;
  chosen?: string | null;
  pending?: string | null;
  play: (move: string) => void;
  say: (message: string, values?: Record<string, string | number>) => string;
  complete: (beginning: string) => Promise<string[]>;
  explain?: (words: string) => void;
}

/** How a seat stands: its colours, by letter; its score as the game counts it; and what else is to be known, in words. */
export interface Standing {
  colours: string[];
  score: number | null;
  about: string;
}

export type Say = BoardProps["say"];

/** The components of a game, how its seats stand, and whether all of it lies open, so that no hand has to be hidden. */
export interface GameParts {
  Board: Component<BoardProps<never>>;
  Hand?: Component<BoardProps<never>>;
  standing: (view: Record<string, unknown>, say: Say) => Standing[];
  open: boolean;
}

type Part = { default: Component<BoardProps<never>> };
const boards = import.meta.glob<Part>("../games/*/Board.svelte");
const hands = import.meta.glob<Part>("../games/*/Hand.svelte");
const standings = import.meta.glob<{ default: (view: never, say: Say) => Standing[]; open?: boolean }>(
  "../games/*/standing.ts",
);

/** The components of a game; one without a board of its own has a plain one. */
export async function partsOf(game: string): Promise<GameParts> {
  const own = boards[`../games/${folder(game)}/Board.svelte`];
  const board = own ?? boards["../games/plain/Board.svelte"]!;
  const hand = hands[`../games/${folder(game)}/Hand.svelte`];
  const how = standings[`../games/${folder(game)}/standing.ts`];
  const [first, second, third] = await Promise.all([board(), hand?.(), how?.()]);
  const standing = (third?.default ?? (() => [])) as GameParts["standing"];
  const both = { Board: first.default, standing, open: third?.open ?? false };
  return second ? { ...both, Hand: second.default } : both;
}
