/** Made from the server's own schema; see CONTRIBUTING.md. */

/**
 * A game that is played with the box: all that has been told of it, and the piece that is chosen.
 *
 *     In the `middle` of a game it is told first what lies there, in any order; the move `begin` ends that.
 */
export interface AtTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  names:
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
  options?: {
    [k: string]: string | number | string[];
  };
  edition?: string;
  middle?: boolean;
  /**
   * @maxItems 4000
   */
  told?: Spoken[];
  piece?: string;
}

/**
 * What a real table tells: the piece that was shown, if it was hidden before, and what was done.
 */
export interface Spoken {
  piece: string;
  move: string;
}

/**
 * Time to think: none; so many seconds and an increment for every move; or so many days for each move.
 */
export interface Clock {
  kind?: "days" | "none" | "seconds";
  time?: number;
  increment?: number;
}

/**
 * Whether others in this network are to be let in.
 */
export interface Door {
  open: boolean;
}

/**
 * A table to be opened; whoever opens it sits down like everybody, with a message to its socket.
 */
export interface OpenTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats:
    | [Plan]
    | [Plan, Plan]
    | [Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan];
  options?: {
    [k: string]: string | number | string[];
  };
  edition?:
    | string
    | {
        [k: string]: unknown;
      }
    | null;
  clock?: Clock1;
  public?: boolean;
  chat?: boolean;
  hints?: boolean;
}

/**
 * What is planned for a seat: `open` to anyone with the link, `here` for whoever opens, or a `bot` of a level.
 */
export interface Plan {
  kind?: "bot" | "here" | "open";
  level?: "easy" | "fair" | "gentle" | "hard" | "strong";
  name?: string;
}

/**
 * Time to think: none; so many seconds and an increment for every move; or so many days for each move.
 */
export interface Clock1 {
  kind?: "days" | "none" | "seconds";
  time?: number;
  increment?: number;
}

/**
 * A record to be replayed: one line of JSON.
 */
export interface Replaying {
  record: string;
}

/**
 * A match with the box of which the points of each game are told; and a stack of cards, from top to bottom.
 */
export interface Scored {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  names:
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
  options?: {
    [k: string]: string | number | string[];
  };
  /**
   * @maxItems 100
   */
  points?:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number][];
  /**
   * @maxItems 24
   */
  stack?: string[];
}
