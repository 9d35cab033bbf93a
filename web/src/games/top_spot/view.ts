/** What a view of Top Spot has, as the engine writes it. */

export interface Deck {
  cards: Record<string, string>;
  joker: string;
}

export interface StackSeen {
  text: string;
  colour: string;
  value: number;
  picture: string;
  before_tie_break: boolean;
}

export interface SeatSeen {
  points: number;
  cards: number;
  hand: string[] | null;
  stack: StackSeen | null;
  played: string[];
  lacks: string[];
}

export interface RoundSeen {
  leader: number;
  led: string | null;
  tie_breaks: number;
  waiting: number[];
  best: number | null;
  best_seats: number[];
}

export interface View {
  seat: number;
  turn: number;
  to_move: number | null;
  options: { level: string; games: number; turning: string };
  deck: Deck;
  match: { number: number; dealer: number; points: number[][]; hands: string[][][] };
  round: RoundSeen;
  seats: SeatSeen[];
  result: { scores: number[]; places: number[] } | null;
}
