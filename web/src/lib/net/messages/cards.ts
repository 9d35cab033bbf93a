/** Made from the server's own schema; see CONTRIBUTING.md. */

import type { Clock } from "./requests";

/**
 * A table as all may see it.
 */
export interface Card {
  table: string;
  game: string;
  options: {
    [k: string]: string | number | string[];
  };
  edition: string;
  clock: Clock;
  public: boolean;
  chat: boolean;
  hints: boolean;
  phase: "closed" | "full" | "over" | "paused" | "playing" | "waiting";
  number: number;
  turn: number;
  to_move: number | null;
  seats: Chair[];
  offers: Offered[];
  commitment: string;
  secret: string;
  result: {
    [k: string]: unknown;
  } | null;
  closed: string;
  next: string;
  opened_at: number;
  at: number;
}

/**
 * A seat as all may see it. `level` if a bot plays for it, `out` once it has resigned or run out of time.
 */
export interface Chair {
  kind: "bot" | "here" | "open";
  level: string;
  guest: string;
  name: string;
  random: string;
  left: boolean;
  out: "" | "resigned" | "time";
  held: boolean;
  milliseconds: number | null;
}

/**
 * An offer that waits for answers. `turn`, `place`, `level` and `name` say what for, as far as it matters.
 */
export interface Offered {
  number: number;
  seat: number | null;
  what: "bot" | "pause" | "take-back" | "take-over";
  turn: number;
  place: number;
  level: string;
  name: string;
  waits_for: number[];
}

/**
 * What comes in a box of a game: its name for programs, and for people.
 */
export interface EditionCard {
  name: string;
  title: string;
}

/**
 * What else a game is met as: the options that are fixed then, and the level of bots to begin with.
 */
export interface FaceCard {
  id: string;
  title: string;
  options: {
    [k: string]: string | number | string[];
  };
  level: string;
}

/**
 * A game of the registry, with how many a newcomer starts.
 *
 *     From a real table it can be told move by move (`companion`), or by the points of its games (`scores`).
 *     `done` of `of` steps to make it ready are behind us.
 */
export interface GameCard {
  id: string;
  title: string;
  credit: string;
  least: number;
  most: number;
  newcomers: number;
  faces: FaceCard[];
  options: OptionCard[];
  editions: EditionCard[];
  edition: string;
  levels: string[];
  companion: boolean;
  scores: boolean;
  done: number;
  of: number;
}

/**
 * An option: its name for people, what it is about, and by the number of players its default and some values.
 *
 *     `expert` if most people never ask for it; `steps` by the number of players if it is a number.
 */
export interface OptionCard {
  name: string;
  title: string;
  about: string;
  expert: boolean;
  defaults: {
    [k: string]: string | number | string[];
  };
  values: {
    [k: string]: OptionValue[];
  };
  steps: {
    [k: string]: Steps;
  };
}

/**
 * A value that an option can have, and what it is called.
 *
 *     It can be chosen if it `fits` so many players, and while each option in `needs` has one of the values there; `why`
 *     says what it needs.
 */
export interface OptionValue {
  value: string | number | string[];
  label: string;
  fits: boolean;
  needs: {
    [k: string]: (string | number | string[])[];
  };
  why: string;
}

/**
 * The numbers that an option can be.
 */
export interface Steps {
  least: number;
  most: number;
  step: number;
}

/**
 * Who somebody is.
 */
export interface Guest {
  id: string;
  name: string;
}

/**
 * Why a request was refused: the reason, what it speaks of, and the words.
 */
export interface Problem {
  reason: string;
  details: {
    [k: string]: unknown;
  };
  words: string;
}

/**
 * Where others find the server, the best address first, and whether whoever asks can let others in.
 *
 *     `closed`: they can; `open`: they have; `no-network`: not before this machine is in one; `fixed`: they cannot.
 */
export interface Reach {
  addresses: string[];
  door: "closed" | "fixed" | "no-network" | "open";
}
