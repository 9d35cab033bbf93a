import type { Component } from "svelte";
import type Wordless from "../../parts/wordless/Wordless.svelte";
import { folder } from "./folder";
import type { HintLine } from "../net/messages";

/**
 * What a game's board is given: a view, and the moves that can be played now. It knows no rules; a move text goes out.
 * `chosen` is shared by the parts of a game: what is picked up. `pending` is a move that its player has still to
 * confirm: it is shown as it would lie. `shown` is a move at which somebody points in the log or among the hints: where
 * it lies is marked. Hints are marked with their numbers, from 1; a board that draws all of itself within a
 * `<g data-scene>`, and each mark with `data-idea={number}`, has a part of itself cut out beside the hint. `refused` is
 * a move that was just refused, and `reason` the name of the rule: where it would have lain is marked; the words for it
 * are the table's, and `where` is what they speak of, as the rules said it. `explain` says a *no* that needs no server. `fresh` is true for whoever has hardly
 * moved yet, and is told what to do. `still` boards are pictures.
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
  refused?: string | null;
  shown?: string | null;
  reason?: string | null;
  where?: Record<string, unknown> | null;
  fresh?: boolean;
  play: (move: string) => void;
  say: (message: string, values?: Record<string, string | number>) => string;
  complete: (beginning: string) => Promise<string[]>;
  explain?: (words: string) => void;
}

/**
 * How a seat stands: its colours, by letter; its score as the game counts it; what else is to be known, in words; and
 * `unit`, what the score counts ("groups"), which stands below the name on a phone. `later` is a quiet word about what
 * the end would change.
 */
export interface Standing {
  colours: string[];
  score: number | null;
  about: string;
  unit?: string;
  later?: string;
}

export type Say = BoardProps["say"];

/**
 * The parts of a game, each a component in its folder that is given the same, and only `Board` has to be there. From the
 * top of a phone down: seats, `Board`, the table's slot, `Hand`, one row of actions.
 *
 * - `Task` stands in the slot while it is its player's turn: one `<p>` of what to do now, and perhaps a `<p class="quiet">`,
 *   which goes first where there is little room. A game without one says its message `web-first` to whoever is `fresh`.
 *   Refusals, requests and moves to confirm take its place; it needs no room for them.
 * - `Actions` are the game's own buttons, in the row of actions beside the table's quiet *Hint*: `<button class="button">`,
 *   at most one of them `button main`, the one dark button of the screen. They say by `aria-disabled` that they do nothing
 *   now rather than go, so that nothing jumps. What they share with board and hand besides `chosen` lies in a module of the
 *   game. A game without them has no such row: on a phone *Hint* then stands beside the sentence.
 *
 * `standing` tells how seats stand; `open` that all lies open, so that no hand has to be hidden; `seated` that the board
 * itself says who sits where and how they stand, so that a phone says it once; `heading` stands there behind the title.
 * `wordless` tables are for those who cannot read: pictures only, and `Score` draws the points; all is still said to whoever
 * listens.
 */
export interface GameParts {
  Board: Component<BoardProps<never>>;
  Hand?: Component<BoardProps<never>>;
  Task?: Component<BoardProps<never>>;
  Actions?: Component<BoardProps<never>>;
  Score?: Component<{ score: number }>;
  standing: (view: Record<string, unknown>, say: Say) => Standing[];
  open: boolean;
  seated: boolean;
  /** It has no board of its own: views need a drawing. */
  plain: boolean;
  heading: (view: Record<string, unknown>, say: Say) => string;
  wordless: (view: Record<string, unknown>) => boolean;
  Wordless?: typeof Wordless;
}

type Part = { default: Component<BoardProps<never>> };
const parts = import.meta.glob<Part>("../../games/*/{Board,Hand,Task,Actions}.svelte");
interface How {
  default: (view: never, say: Say) => Standing[];
  open?: boolean;
  seated?: boolean;
  heading?: (view: never, say: Say) => string;
  wordless?: (view: never) => boolean;
}
const scores = import.meta.glob<{ default: Component<{ score: number }> }>("../../games/*/Score.svelte");
const standings = import.meta.glob<How>("../../games/*/standing.ts");

async function partOf(game: string, name: string): Promise<Component<BoardProps<never>> | undefined> {
  return (await parts[`../../games/${folder(game)}/${name}.svelte`]?.())?.default;
}

/** The parts of a game; one without a board of its own has a plain one. A room without words comes for options that want it. */
export async function partsOf(game: string, options: Record<string, unknown> = {}): Promise<GameParts> {
  const [own, how, score, ...others] = await Promise.all([
    partOf(game, "Board"),
    standings[`../../games/${folder(game)}/standing.ts`]?.(),
    scores[`../../games/${folder(game)}/Score.svelte`]?.(),
    ...["Hand", "Task", "Actions"].map(async (name) => [name, await partOf(game, name)] as const),
  ]);
  const Board = own ?? (await partOf("plain", "Board"))!;
  const standing = (how?.default ?? (() => [])) as GameParts["standing"];
  const heading = (how?.heading ?? (() => "")) as GameParts["heading"];
  const wordless = (how?.wordless ?? (() => false)) as GameParts["wordless"];
  const facts = { open: how?.open ?? false, seated: how?.seated ?? false, plain: !own, wordless };
  const drawn = score && { Score: score.default };
  const room = wordless({ options }) && { Wordless: (await import("../../parts/wordless/Wordless.svelte")).default };
  return {
    Board,
    standing,
    heading,
    ...facts,
    ...drawn,
    ...room,
    ...Object.fromEntries(others.filter(([, part]) => part)),
  };
}

const boxes = import.meta.glob<{ default: Component<{ view: never }> }>("../../games/*/Pieces.svelte");

/** What is in the box of a game, for its rules; most need no picture of that. */
export async function piecesOf(game: string): Promise<Component<{ view: never }> | undefined> {
  return (await boxes[`../../games/${folder(game)}/Pieces.svelte`]?.())?.default;
}
