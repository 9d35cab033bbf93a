import { vi } from "vitest";
import type { GameParts } from "../board/boards";
import type { Card, Chair, Event, State } from "../net/messages";
import type { Around } from "./scene.svelte";

/** A table and a page around it that are none: what a test says is what happens there. */

export const CHAIR: Chair = {
  kind: "open",
  level: "",
  guest: "g",
  name: "",
  random: "",
  left: false,
  out: "",
  held: false,
  milliseconds: null,
};
const PLAYING = { game: "toy", options: {}, phase: "playing", turn: 3, to_move: 0, hints: true, offers: [] } as const;
const SEATS = ["Anna", "Bo"].map((name) => ({ ...CHAIR, name }));
const VIEW = { legal: ["a", "b"], moves: ["x"] };

export type Told = Partial<Omit<State, "table">> & { table?: Partial<Card> };

/** What a table says, at which Anna is to move, and Bo is not. */
export function told({ table, ...more }: Told = {}): State {
  const card = { ...PLAYING, clock: { kind: "none" }, seats: SEATS, ...table } as unknown as Card;
  return { type: "state", number: 1, seat: 0, mine: [0], held: [], asked: [], view: VIEW, ...more, table: card };
}

export class Pretended {
  state = $state.raw<State | null>(null);
  lines = $state.raw<Event[]>([]);
  preparing = $state.raw<{ done: number; of: number } | null>(null);
  connection = $state("open");
  ended = $state(false);
  ask = vi.fn(() => Promise.resolve<unknown>({ type: "ack" }));
  look = vi.fn(() => Promise.resolve());
  skip = vi.fn();
  draw = vi.fn();
  speak = vi.fn();
  stop = vi.fn();
}

export const PARTS = { standing: () => [], wordless: () => false, open: false, plain: false } as unknown as GameParts;

export class Page implements Around {
  settings = $state({ confirm: false, sound: true, curtain: true, notify: true });
  parts = PARTS;
  narrow = false;
  moved = false;
  atBoard = true;
  heard: string[] = [];
  isNarrow = (): boolean => this.narrow;
  hasMoved = (): boolean => this.moved;
  partsOf = vi.fn(() => Promise.resolve(this.parts));
  tellingOf = vi.fn(() => Promise.resolve({ Piece: undefined }));
  afterwards = (act: () => void): (() => void) => {
    const timer = setTimeout(act, 50);
    return () => clearTimeout(timer);
  };
  knock = (): void => void this.heard.push("knock");
  bell = (): void => void this.heard.push("bell");
  notify = (title: string, body: string): void => void this.heard.push(`${title}: ${body}`);
  markIcon = vi.fn();
  isAtBoard = (): boolean => this.atBoard;
  focusBoard = vi.fn();
  focusTab = (name: string): void => void this.heard.push(`focus ${name}`);
  keepFocus = () => () => void this.heard.push("focus back");
}
