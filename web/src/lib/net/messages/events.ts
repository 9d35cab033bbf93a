/** Made from the server's own schema; see CONTRIBUTING.md. */

import type { Card } from "./cards";

export type Outgoing = State | Event | Ack | Refused | Hints | Completions | Imagined | Present | Preparing;

/**
 * Done and stored, as the event of this number; or answered, if nothing had to be stored.
 */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
}

/**
 * How a move can go on; an empty text if it can end here.
 */
export interface Completions {
  type: "completions";
  id: string;
  beginning: string;
  ends: string[];
}

/**
 * What happened: a number without gaps, the time in milliseconds, what belongs to its kind, and the words.
 */
export interface Event {
  type: "event";
  number: number;
  at: number;
  event: {
    [k: string]: unknown;
  };
  words: string[];
}

/**
 * A move and what it brings: the chance to win, alone at the table points; with its 95 % interval.
 *
 *     `words` say what comes of it, whatever lies in piles and other hands; `why` what speaks for it.
 */
export interface HintLine {
  move: string;
  brings: number;
  low: number;
  high: number;
  words: string[];
  why: string[];
}

/**
 * The best moves, for one turn.
 */
export interface Hints {
  type: "hints";
  id: string;
  turn: number;
  hints: HintLine[];
}

/**
 * A deal that, with the moves so far, could be the truth for all that a seat knows.
 */
export interface Imagined {
  type: "imagined";
  id: string;
  seat: number;
  turn: number;
  deal: {
    [k: string]: unknown;
  };
  moves: string[];
}

/**
 * The table after an event of a number, the seats one has or that are kept, and what the one that looks may see.
 *
 *     `asked` are the offers that one has made oneself, also without a seat.
 */
export interface State {
  type: "state";
  number: number;
  seat: number | null;
  mine: number[];
  held: number[];
  asked: number[];
  table: Card;
  view: {
    [k: string]: unknown;
  } | null;
}

/**
 * Not done, and why; `turn` is the turn that it is.
 */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  details: {
    [k: string]: unknown;
  };
  words: string;
  turn: number;
}

/**
 * Which seats have somebody connected, and how many watch.
 */
export interface Present {
  type: "present";
  seats: boolean[];
  spectators: number;
}

/**
 * The game is being made ready: so many steps of so many are done.
 */
export interface Preparing {
  type: "preparing";
  done: number;
  of: number;
}
