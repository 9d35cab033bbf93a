import { atTable, Refusal } from "./api";
import type { AtTable, Companion, Spoken } from "./messages";
import { saidOf } from "./refusals";

/** A game with the box on a real table: what was told of it is kept on this device, and the server says what it makes. */

const READY_AGAIN = 1500; // milliseconds until a server that is making the game ready is asked again

/** What is kept: enough to be told all over again. */
export interface Kept {
  names: string[];
  options: AtTable["options"];
  edition: string;
  middle?: boolean; // what lies there was told first
  told: Spoken[];
  rounds?: number[][]; // of a match of which only the points are told: for each game, who won its rounds
}

const key = (met: string): string => `toptafel-at-table-${met}`;

/** Keep something of what is met as a game on this device, or forget it. */
export function keep(met: string, kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(key(met), JSON.stringify(kept));
    else localStorage.removeItem(key(met));
  } catch {
    // a browser that keeps nothing has the game for as long as the page is open
  }
}

/** What was kept of it, if there is anything of that form. */
export function keptOf(met: string, from: Pick<Storage, "getItem"> = localStorage): Kept | null {
  try {
    const found = JSON.parse(from.getItem(key(met)) ?? "null") as Kept | null;
    return found && Array.isArray(found.names) && Array.isArray(found.told) ? found : null;
  } catch {
    return null; // a browser that keeps nothing, or something else of that name
  }
}

export class Sitting {
  kept = $state.raw<Kept | null>(null);
  answer = $state.raw<Companion | null>(null);
  problem = $state("");
  busy = $state(false);
  private asked = 0;

  /** The game itself, which is asked about; what is met may be a face of it. */
  game = "";

  constructor(readonly met: string) {
    this.kept = keptOf(met);
  }

  /** A new game; or none, if everything is to be forgotten. */
  begin(kept: Kept | null): void {
    this.answer = null;
    this.problem = "";
    this.keep(kept);
    if (kept) void this.look();
  }

  private keep(kept: Kept | null): void {
    this.kept = kept;
    keep(this.met, kept);
  }

  /** What it looks like, with a piece in the hand of whoever is to move. */
  async look(piece = ""): Promise<void> {
    if (this.kept) await this.ask(this.kept, piece);
  }

  /** Something was played; whether it can be. */
  async tell(entry: Spoken): Promise<boolean> {
    if (!this.kept || this.busy) return false;
    const told = [...this.kept.told, entry];
    await this.ask({ ...this.kept, told }, "");
    return this.kept.told.length === told.length;
  }

  async undo(): Promise<void> {
    if (this.kept && !this.busy) await this.ask({ ...this.kept, told: this.kept.told.slice(0, -1) }, "");
  }

  /** Tell everything anew; what the server takes of it is kept. */
  private async ask(wanted: Kept, piece: string): Promise<void> {
    const mine = ++this.asked;
    this.busy = true;
    try {
      const answer = await atTable({ ...wanted, names: wanted.names as AtTable["names"], game: this.game, piece });
      if (mine !== this.asked) return;
      this.answer = answer;
      this.problem = "";
      this.keep({ ...wanted, told: wanted.told.slice(0, answer.accepted) });
    } catch (problem) {
      if (mine !== this.asked) return;
      this.problem = saidOf(problem);
      if (problem instanceof Refusal && problem.reason === "not-ready")
        setTimeout(() => mine === this.asked && void this.ask(wanted, piece), READY_AGAIN);
    }
    this.busy = false;
  }
}
