import { reach, turnDoor } from "./api";
import type { Reach } from "./messages";
import { transport } from "./transport";
import { bestBase, whomBy, type Whom } from "./reach";

/** Where others find the server, as far as it has said so, and the door to its network. */
class Whereabouts {
  known = $state.raw<Reach | null>(null);
  readonly base = $derived(bestBase(document.baseURI, this.known?.addresses ?? []));
  readonly whom = $derived<Whom>(whomBy(this.base));

  /** Ask anew; a server that does not answer is said so elsewhere. */
  async look(): Promise<void> {
    if (transport.others) this.known = await reach().catch(() => this.known);
  }

  async turn(open: boolean): Promise<void> {
    this.known = await turnDoor(open);
  }

  /** The address of a page of ours as others can open it. */
  shared(own: string): string {
    return own.startsWith(document.baseURI) ? this.base + own.slice(document.baseURI.length) : own;
  }
}

export const whereabouts = new Whereabouts();
