/** Made from the server's own schema; see CONTRIBUTING.md. */

export type Incoming =
  | Play
  | Sit
  | Stand
  | Call
  | Fill
  | Offer
  | Answer
  | Continue
  | Resign
  | Say
  | Rematch
  | Look
  | Ask
  | Events
  | Hint
  | Complete
  | Imagine;
export type Outgoing = State | Event | Ack | Refused | Hints | Completions | Imagined | Present | Preparing;

export interface Messages {
  Ack: Ack;
  Answer: Answer;
  Ask: Ask;
  AtTable: AtTable;
  Call: Call;
  Card: Card;
  Chair: Chair;
  Clock: Clock;
  Companion: Companion;
  Complete: Complete;
  Completions: Completions;
  Continue: Continue;
  Door: Door;
  EditionCard: EditionCard;
  Event: Event;
  Events: Events;
  Explained: Explained;
  FaceCard: FaceCard;
  Fill: Fill;
  GameCard: GameCard;
  Guest: Guest;
  Happened: Happened;
  Hint: Hint;
  HintLine: HintLine;
  Hints: Hints;
  Imagine: Imagine;
  Imagined: Imagined;
  Incoming: Incoming;
  Look: Look;
  NotSo: NotSo;
  Offer: Offer;
  Offered: Offered;
  OpenTable: OpenTable;
  OptionCard: OptionCard;
  OptionValue: OptionValue;
  Outgoing: Outgoing;
  PieceLeft: PieceLeft;
  Plan: Plan;
  Play: Play;
  Preparing: Preparing;
  Present: Present;
  Problem: Problem;
  Reach: Reach;
  Refused: Refused;
  Rematch: Rematch;
  Replay: Replay;
  Replaying: Replaying;
  Resign: Resign;
  Say: Say;
  Scored: Scored;
  Sit: Sit;
  Spoken: Spoken;
  Stand: Stand;
  Standing: Standing;
  State: State;
  Steps: Steps;
  Turn: Turn;
  Verdict: Verdict;
}
/**
 * Done and stored, as the event of this number; or answered, if nothing had to be stored.
 */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
}
/**
 * Agree to an offer, which is known by its number, or not.
 */
export interface Answer {
  type: "answer";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  seat: number;
  offer: number;
  agree: boolean;
}
/**
 * The whole state of the table, as far as one may see it.
 */
export interface Ask {
  type: "ask";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
}
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
 * Give a seat of one's own another name, as several people at one screen have one each.
 */
export interface Call {
  type: "call";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  seat: number;
  name: string;
}
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
 * Time to think: none; so many seconds and an increment for every move; or so many days for each move.
 */
export interface Clock {
  kind?: "days" | "none" | "seconds";
  time?: number;
  increment?: number;
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
 * How a move of one's seat that begins so can go on.
 */
export interface Complete {
  type: "complete";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  seat: number;
  beginning: string;
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
 * Go on after a pause.
 */
export interface Continue {
  type: "continue";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  seat: number;
}
/**
 * Whether others in this network are to be let in.
 */
export interface Door {
  open: boolean;
}
/**
 * What comes in a box of a game: its name for programs, and for people.
 */
export interface EditionCard {
  name: string;
  title: string;
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
 * The events after a number.
 */
export interface Events {
  type: "events";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  after: number;
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
 * Have bots of a level take the seats that are free, so that the game begins.
 */
export interface Fill {
  type: "fill";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  level?: "easy" | "fair" | "gentle" | "hard" | "strong";
}
/**
 * A game of the shelf, with how many a newcomer starts.
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
 * The best moves for one's seat, if the table allows it.
 */
export interface Hint {
  type: "hint";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  seat: number;
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
 * A deal that could be the true one for all that one's seat knows, for a bot to think about.
 */
export interface Imagine {
  type: "imagine";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  seat: number;
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
 * A move for a seat, meant for the turn that its player was looking at.
 */
export interface Play {
  type: "play";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  seat: number;
  turn: number;
  move: string;
}
/**
 * Take a free seat, or any; ask for one that was left.
 */
export interface Sit {
  type: "sit";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  /**
   * random bytes of the sender's device, in hex
   */
  random: string;
  seat?: number | null;
}
/**
 * Stand up from a seat; once the game has begun, leave it.
 */
export interface Stand {
  type: "stand";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  seat: number;
}
/**
 * Ask the others: to take back to a turn, to pause, or that a bot of a level plays on for a seat that was left.
 */
export interface Offer {
  type: "offer";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  seat: number;
  what: "bot" | "pause" | "take-back";
  turn?: number;
  place?: number;
  level?: "easy" | "fair" | "gentle" | "hard" | "strong";
}
/**
 * Give up the game for a seat.
 */
export interface Resign {
  type: "resign";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  seat: number;
}
/**
 * A line of chat.
 */
export interface Say {
  type: "say";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  room: "seats" | "spectators";
  text: string;
}
/**
 * The same again, each a seat further.
 */
export interface Rematch {
  type: "rematch";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
}
/**
 * See the table from one's own seat, or as a stranger.
 */
export interface Look {
  type: "look";
  /**
   * chosen by the sender; the same id, the same answer
   */
  id: string;
  seat: number | null;
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
 * Where others find the house, the best address first, and whether whoever asks can let others in.
 *
 *     `closed`: they can; `open`: they have; `no-network`: not before this machine is in one; `fixed`: they cannot.
 */
export interface Reach {
  addresses: string[];
  door: "closed" | "fixed" | "no-network" | "open";
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
