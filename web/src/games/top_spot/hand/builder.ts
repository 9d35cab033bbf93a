import { begins, following, read, turnedOver, without, write, type Laid } from "../stacks";
import type { View } from "../view";
import { build } from "./build.svelte";

/** What a hand is given, as it is now; `chosen` is the stack that is built. */
export interface Given {
  readonly view: Pick<View, "turn" | "round">;
  readonly legal: string[];
  chosen: string | null;
  play: (move: string) => void;
  complete: (beginning: string) => Promise<string[]>;
}

/** How a stack is built, card by card: what the server says can follow lies there at once, and is never played by that. */
export class Builder {
  private tasks: Promise<void> = Promise.resolve();
  private answers = { turn: -1, found: new Map<string, Promise<string[]>>() };

  constructor(private readonly given: Given) {}

  /** What lies there, from the top down. */
  get stack(): Laid[] {
    const { legal, chosen } = this.given;
    return legal.length && chosen !== null ? read(chosen) : [];
  }

  /** The cards that can go on or under it, as far as is known. */
  get next(): Set<string> {
    if (this.given.chosen !== null) return following(build.ends);
    return new Set(this.alone.map((text) => read(text)[0]!.name));
  }

  private get alone(): string[] {
    return this.given.legal.filter((text) => !text.includes(">"));
  }

  private get jokers(): string[] {
    return this.alone.filter((text) => text.startsWith("J="));
  }

  /** What the server says can follow a beginning; asked once a turn. */
  ask(text: string): Promise<string[]> {
    const { view, complete } = this.given;
    if (this.answers.turn !== view.turn) this.answers = { turn: view.turn, found: new Map() };
    const known = this.answers.found.get(text) ?? complete(text);
    this.answers.found.set(text, known);
    return known;
  }

  /** A card goes under the stack, or comes back; if it cannot, the server says why. */
  tap(card: { name: string; used: boolean }): Promise<void> {
    return this.inTurn(() => this.layOrTake(card));
  }

  /** A card of the stack is turned over. */
  turn(at: number): Promise<void> {
    return this.inTurn(async () => {
      const text = write(turnedOver(this.stack, at));
      if (begins(await this.ask(text))) this.given.chosen = text;
      else this.given.play(text);
    });
  }

  startOver(): void {
    build.choosing = false;
    this.given.chosen = null;
  }

  /** One thing after another, also when somebody taps faster than the server answers. */
  private inTurn(task: () => Promise<void>): Promise<void> {
    return (this.tasks = this.tasks.then(task));
  }

  private async layOrTake({ name, used }: { name: string; used: boolean }): Promise<void> {
    build.choosing = false;
    const fits = used || (await this.canLie(name));
    if (used) await this.takeOut(name);
    else if (!this.given.legal.length || fits === false) this.given.play(this.with(name));
    else if (name === "J" && this.jokers.length > 1) build.choosing = true;
    else if (fits) await this.lay(this.with(name));
  }

  /** Whether a card can go on or under what lies there; nobody knows while the server does not answer. */
  private async canLie(name: string): Promise<boolean | null> {
    const { chosen } = this.given;
    if (chosen === null) return this.next.has(name);
    const ends = await this.ask(chosen);
    return ends.length ? following(ends).has(name) : null;
  }

  /** The stack with one card more. */
  private with(name: string): string {
    const { chosen, view } = this.given;
    if (chosen !== null) return `${chosen}>${name}`;
    return name === "J" ? (this.jokers[0] ?? `J=${view.round.led ?? "B"}`) : name;
  }

  /** Lay a card as it is, or turned if it can lie only so. */
  private async lay(text: string): Promise<void> {
    const found = await this.ask(text);
    if (begins(found)) this.given.chosen = text;
    else if (found.includes("~")) this.given.chosen = `${text}~`;
  }

  /** Take a card out; if the others make no stack without it, those below go with it. */
  private async takeOut(name: string): Promise<void> {
    const { stack } = this;
    const at = stack.findIndex((card) => card.name === name);
    const left = without(stack, at);
    const whole = left.length > 0 && begins(await this.ask(write(left)));
    this.given.chosen = write(whole ? left : stack.slice(0, at)) || null;
  }
}
