import type { Replay, Turn } from "../net/messages";

/** A replay: which turn is shown, and whether it goes on by itself. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
export const BEAT = 1400; // milliseconds a move, at speed 1

type View = Record<string, unknown>;

/** The view of every turn, put together from the parts that changed; and the moves so far, as at a table. */
export function viewsOf(seen: Turn[]): View[] {
  let view: View = {};
  const moves: string[] = [];
  return seen.map((turn) => {
    if (turn.move) moves.push(turn.move);
    view = { ...view, ...(turn.view as View) };
    return { ...view, moves: [...moves] };
  });
}

/** Names of which no two are the same: those that are alike are counted. */
export function apart(names: string[]): string[] {
  const before = (name: string, at: number): number => names.slice(0, at + 1).filter((one) => one === name).length;
  return names.map((name, at) => (before(name, names.length) > 1 ? `${name} ${before(name, at)}` : name));
}

/** All of a replay, however many parts it comes in. */
export async function whole(part: (after: number) => Promise<Replay>): Promise<Replay> {
  const first = await part(0);
  const seen = [...first.seen];
  while (seen.length <= first.turns) {
    const more = (await part(seen.length)).seen;
    if (!more.length) break;
    seen.push(...more);
  }
  return { ...first, seen };
}

export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly last: number,
    first = 0,
  ) {
    this.go(first);
  }

  go(turn: number): void {
    this.at = Math.min(this.last, Math.max(0, turn));
    if (this.at === this.last) this.pause();
    else if (this.playing) this.wait();
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** Go on by itself; from the beginning, if it is at the end. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  faster(): void {
    const index = SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]);
    this.speed = SPEEDS[(index + 1) % SPEEDS.length]!;
    if (this.playing) this.wait();
  }

  /** What a key does; whether it does anything. */
  key(key: string): boolean {
    const keys: Record<string, () => void> = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      Home: () => this.step(-this.last),
      End: () => this.step(this.last),
      " ": () => this.toggle(),
    };
    keys[key]?.();
    return key in keys;
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.go(this.at + 1), BEAT / this.speed);
  }
}
