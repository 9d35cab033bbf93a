import type { Component } from "svelte";
import type { Say } from "./boards";
import { folder } from "./folder";

/** How a game draws one piece of its box by the name that it has in what is told, and says what it is. */
export type PieceOf = Component<{ piece: string; view: never; say: Say }>;
/** What such a piece is called. */
export type CalledBy = (piece: string, view: never, say: Say) => string;
/** How a game shows on its board why something was refused: a drawing that lies over the board. */
export type WhyOf = Component<{ where: Record<string, unknown>; view: never }>;

/** How a game draws cards that are stacked, from the top down. */
export type StackOf = Component<{ cards: string[]; view: never }>;

/** What sentences need to show the pieces that they speak of; without a component pieces are named as in moves. */
export interface Pieces {
  Piece?: PieceOf | undefined;
  called?: CalledBy | undefined;
  view: unknown;
  say: Say;
}

const pieces = import.meta.glob<{ default: PieceOf; called?: CalledBy }>("../../games/*/Piece.svelte");
const whys = import.meta.glob<{ default: WhyOf }>("../../games/*/Why.svelte");
const stacks = import.meta.glob<{ default: StackOf }>("../../games/*/Stack.svelte");

interface Telling {
  Piece: PieceOf | undefined;
  called: CalledBy | undefined;
}

/** What a game has of its own to show what is told. */
export async function tellingOf(game: string): Promise<Telling> {
  const piece = await pieces[`../../games/${folder(game)}/Piece.svelte`]?.();
  return { Piece: piece?.default, called: piece?.called };
}

/** How a game shows why something was refused, for a real table. */
export const whyOf = async (game: string): Promise<WhyOf | undefined> =>
  (await whys[`../../games/${folder(game)}/Why.svelte`]?.())?.default;

/** How a game of stacks draws one. */
export const stackOf = async (game: string): Promise<StackOf | undefined> =>
  (await stacks[`../../games/${folder(game)}/Stack.svelte`]?.())?.default;
