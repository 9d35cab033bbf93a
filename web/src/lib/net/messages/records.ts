/** Made from the server's own schema; see CONTRIBUTING.md. */

/**
 * A game with the box as far as it was told: what lies there, what can be told next, and the score sheet.
 *
 *     `accepted` is how much of what was told holds; if there is more, `refused` says why not. `laying`: what lies there
 *     before the first move is still to be told; `middle`: what lies there in the middle of the game is, until `begin`,
 *     with everybody's points if it `asks_points`. An answer can end with `-` and a seat.
 */
export interface Companion {
  view: {
    [k: string]: unknown;
  };
  accepted: number;
  laying: boolean;
  middle: boolean;
  asks_points: boolean;
  last: string | null;
  piece: string;
  rows: PieceLeft[][];
  answers: string[];
  happened: Happened[];
  result: {
    [k: string]: unknown;
  } | null;
  explained: Explained[];
  record: string;
  refused: NotSo | null;
}

/**
 * A piece of the box, and how many of it can still be played.
 */
export interface PieceLeft {
  piece: string;
  left: number;
}

/**
 * Who did something with which piece, and what it did.
 */
export interface Happened {
  seat: number;
  piece: string;
  words: string[];
}

/**
 * A line of the score sheet: of a seat, or of all.
 */
export interface Explained {
  seat: number | null;
  words: string;
}

/**
 * Why something cannot have been played: the reason, the words, and where on the board one sees it.
 */
export interface NotSo {
  reason: string;
  words: string;
  where: {
    [k: string]: unknown;
  };
}

/**
 * A game turn by turn, how its result comes about, and what is proven of its deal.
 */
export interface Replay {
  game: string;
  options: {
    [k: string]: string | number | string[];
  };
  edition: string;
  names: string[];
  turns: number;
  seen: Turn[];
  result: {
    [k: string]: unknown;
  } | null;
  explained: Explained[];
  verdict: Verdict;
}

/**
 * After one move: who made it and what it did; of the view the parts that changed, at first all of it.
 */
export interface Turn {
  seat: number | null;
  move: string;
  words: string[];
  view: {
    [k: string]: unknown;
  };
}

/**
 * Whether neither the server nor a player could choose the deal alone, and what that means.
 */
export interface Verdict {
  kind: "no-proof" | "proven" | "wrong";
  words: string;
}

/**
 * How a match stands: the points of everybody together, and their places; it is `over` after so many `games`.
 *
 *     `rows` are the cards that can be stacked, and `worth` is the value of the stack; `refused` says what cannot be, in
 *     the points or the stack.
 */
export interface Standing {
  games: number;
  totals: number[];
  places: number[];
  over: boolean;
  view: {
    [k: string]: unknown;
  };
  rows: string[][];
  worth: number | null;
  refused: string | null;
}
