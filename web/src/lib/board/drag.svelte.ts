import { attributeAt, Frames } from "./frames";
import type { Spot } from "./motion";

/** How a piece is dragged onto a board: everywhere the same way. Where it can go, and what happens then, a hand says. */

export const FAR = 8; // pixels from which a press is a drag

/** What board and hand share of the piece on its way. */
class Carry {
  on = $state(false);
  /** The place below it. */
  over = $state<string | null>(null);
  /** Where it was let go, or lay: from there it comes to its place. */
  from: Spot | null = null;
}

export const carry = new Carry();

/** A piece in the air: where the pointer is, from where it was lifted, and how wide what it was taken from is drawn. */
export interface Flying<Piece> extends Spot {
  piece: Piece;
  start: Spot;
  side: number;
}

interface Ways<Piece> {
  /** The attribute by which places are named. */
  places: string;
  /** Whether a piece can be picked up now. */
  can?: (piece: Piece) => boolean;
  /** A piece is above a place, or above none. */
  above?: (piece: Piece, place: string | null) => void;
  /** A piece was let go, above a place or none. */
  drop: (piece: Piece, place: string | null) => void;
}

/** Made while a component is: nothing is dragged any more when that goes. */
export class Drag<Piece> {
  flying = $state.raw<Flying<Piece> | null>(null);
  private pressed: Flying<Piece> | null = null;
  private dragged = false;
  private readonly frames = new Frames<Spot>((at) => this.fly(at));

  constructor(private readonly ways: Ways<Piece>) {
    $effect(() => this.stop);
  }

  /** The piece has the pointer from the start: who drags fast is off it at once. */
  press(event: PointerEvent & { currentTarget: HTMLElement }, piece: Piece): void {
    const { clientX: x, clientY: y, currentTarget } = event;
    this.dragged = false;
    if (event.button !== 0 || this.ways.can?.(piece) === false) return;
    currentTarget.setPointerCapture(event.pointerId);
    this.pressed = { piece, start: { x, y }, x, y, side: currentTarget.clientWidth };
  }

  readonly move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (!this.pressed) return;
    const { start } = this.pressed;
    this.dragged ||= Math.hypot(x - start.x, y - start.y) >= FAR;
    if (this.dragged) this.frames.next({ x, y });
  };

  /** In the first frame the piece is lifted; from the next one on the board shows what it would do. */
  private fly(at: Spot): void {
    const { piece } = this.pressed!;
    if (this.flying) this.ways.above?.(piece, (carry.over = this.below(at)));
    else this.frames.next(at);
    this.flying = { ...this.pressed!, ...at };
    carry.on = true;
  }

  private below(at: Spot): string | null {
    return attributeAt(this.ways.places, at.x, at.y);
  }

  readonly drop = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const { pressed } = this;
    this.stop();
    if (!pressed || !this.dragged) return;
    carry.from = { x, y };
    this.ways.drop(pressed.piece, this.below({ x, y }));
  };

  readonly stop = (): void => {
    this.frames.stop();
    this.pressed = this.flying = carry.over = null;
    carry.on = false;
  };

  /** Whether a click is one, and not the end of a drag. */
  isClick({ detail }: MouseEvent): boolean {
    return detail === 0 || !this.dragged;
  }
}
