/** What hand, sentence and buttons share while a stack is built. */
class Build {
  /** How what is chosen can go on, as the server says. */
  ends = $state.raw<string[]>([]);
  /** A joker waits for its colour. */
  choosing = $state(false);
  /** The hand is to have the focus. */
  focus = $state(false);

  startOver(): void {
    this.choosing = false;
    this.focus = true;
  }
}

export const build = new Build();
