import type { Component } from "svelte";
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

export interface GameParts {
  Board: Component<BoardProps<never>>;
  Hand?: Component<BoardProps<never>>;
}

type Part = { default: Component<BoardProps<never>> };
const boards = import.meta.glob<Part>("../games/*/Board.svelte");
const hands = import.meta.glob<Part>("../games/*/Hand.svelte");
const pictures = import.meta.glob<{ default: Record<string, unknown> }>("../games/*/picture.json");

const folder = (game: string): string => game.replaceAll("-", "_");

/** The components of a game; one without a board of its own has a plain one. */
export async function partsOf(game: string): Promise<GameParts> {
  const own = boards[`../games/${folder(game)}/Board.svelte`];
  const board = own ?? boards["../games/plain/Board.svelte"]!;
  const hand = hands[`../games/${folder(game)}/Hand.svelte`];
  const [first, second] = await Promise.all([board(), hand?.()]);
  return second ? { Board: first.default, Hand: second.default } : { Board: first.default };
}

/** A view to be shown on the start page; none if the game has no picture. */
export async function pictureOf(game: string): Promise<Record<string, unknown> | null> {
  const found = pictures[`../games/${folder(game)}/picture.json`];
  return found ? (await found()).default : null;
}
