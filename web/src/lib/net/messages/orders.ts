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
