import { tick } from "svelte";
import { sweptBetween, type Round, type Swept } from "./sweep";

const LIES_ON = 2200; // milliseconds that a round lies on when it is over
const GIVES_WAY = 700; // milliseconds until the next round is seen that somebody has begun meanwhile

/** What a board remembers of the round that ended last: its stacks for a moment, and who won it. */
export class Sweeping {
  /** The stacks lie on. */
  swept = $state.raw<Swept | null>(null);
  /** Who won it is marked until one has moved oneself. */
  won = $state.raw<Swept | null>(null);
  /** The stacks leave just now. */
  gone: Swept | null = null;
  private before: Round | null = null;

  /** See the next view of the table, and by which move it came; whether it is another turn. */
  see(now: Round, last: string | null): boolean {
    const before = this.before;
    this.before = now;
    const ended = before?.seat === now.seat ? sweptBetween(before, now, last) : null;
    if (ended) this.won = this.swept = ended;
    else if (before && this.isOver(before, now)) this.won = null;
    const { swept } = this;
    if (!ended && swept && (now.turn > swept.turn + 1 || now.turn < swept.turn)) this.sweep();
    return before?.turn !== now.turn;
  }

  /** Whether one has moved oneself, or a move was taken back. */
  private isOver(before: Round, now: Round): boolean {
    return now.turn < before.turn || (now.turn > before.turn && before.to_move === now.seat);
  }

  /** Milliseconds until the stacks leave. */
  patience(turn: number): number {
    return this.swept && turn > this.swept.turn ? GIVES_WAY : LIES_ON;
  }

  sweep = (): void => {
    this.gone = this.swept;
    this.swept = null;
    void tick().then(() => (this.gone = null));
  };
}
