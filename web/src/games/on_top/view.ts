/** What a view of On Top has, as far as the page draws it. */

export interface TileSeen {
  tile: string;
  move: string;
  seat: number;
  corners: Partial<Record<string, string>>;
}

export interface PointSeen {
  open: number;
  segments: Record<string, number>;
  golden: boolean;
  tower: string | null;
}

export interface SeatSeen {
  colour: string;
  points: number;
  left: number;
  score: number;
}

/** A field holds the number of its tile, "black", "empty" for a gap that no triangle was left for, or nothing. */
export interface OnTopView {
  seat: number | null;
  to_move: number | null;
  options: { colours: string[]; teams: string; segments: string };
  start: string[];
  fields: Record<string, number | string | null>;
  tiles: TileSeen[];
  points: Record<string, PointSeen>;
  seats: SeatSeen[];
  neutral: Record<string, number>;
  hand: string | null;
  unseen: string[];
  triangles: number;
}
