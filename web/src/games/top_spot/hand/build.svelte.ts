import { adviceFor, type Advice } from "../stacks";
import type { Deck } from "../view";

/** What hand, sentence and buttons share while a stack is built. */
class Build {
  /** How what is chosen can go on, as the server says. */
  ends = $state.raw<string[]>([]);
  /** A joker waits for its colour. */
  choosing = $state(false);
  /** What was begun when hints came: they are about that, as long as it lies there. */
  hinted = $state<string | null>(null);
  /** The hand is to have the focus. */
  focus = $state(false);

  /** What hints say of a stack that is begun; nothing, once it has gone on. */
  advice(deck: Deck, hints: { move: string }[], chosen: string | null): Advice | null {
    if (chosen === null || chosen !== this.hinted) return null;
    const moves = hints.map(({ move }) => move);
    return adviceFor(deck, moves, chosen);
  }

  startOver(): void {
    this.choosing = false;
    this.focus = true;
  }
}

export const build = new Build();
