/** Bots' moves are never faster than a person can follow, unless nobody looks or nobody wants things to move. */

export const APART = 600; // milliseconds

interface Held<T> {
  message: T;
  slowly: boolean;
}

/** Shows what it is given, in order; what is to be followed comes some time after what was shown before it. */
export class Pace<T> {
  private held: Held<T>[] = [];
  private timer = 0;
  private shownAt = -APART;

  constructor(
    private readonly show: (message: T) => void,
    private readonly now: () => number = () => performance.now(),
    private readonly hurried: () => boolean = nobodyFollows,
  ) {}

  add(message: T, slowly: boolean): void {
    this.held.push({ message, slowly });
    if (!this.timer) this.go();
  }

  /** All at once. */
  skip(): void {
    this.stop();
    for (const { message } of this.held.splice(0)) this.show(message);
    this.shownAt = this.now();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  private go(): void {
    this.timer = 0;
    while (this.held.length) {
      const { message, slowly } = this.held[0]!;
      const wait = slowly && !this.hurried() ? this.shownAt + APART - this.now() : 0;
      if (wait > 0) {
        this.timer = setTimeout(() => this.go(), wait) as unknown as number;
        return;
      }
      this.held.shift();
      this.shownAt = this.now();
      this.show(message);
    }
  }
}

function nobodyFollows(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
