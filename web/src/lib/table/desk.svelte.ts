import type { HintLine } from "../net/messages";
import type { Answer, Asking, LiveTable } from "../net/table.svelte";

/** What somebody is about at a table: the piece in hand, a move to be confirmed, hints, and the last *no*. */
export class Desk {
  chosen = $state<string | null>(null);
  toConfirm = $state<string | null>(null);
  /** Why not; and, if it was a move that was refused, which one, the rule that says so, and what it speaks of. */
  refusal = $state.raw<{
    words: string;
    move: string | null;
    reason: string | null;
    where?: Record<string, unknown>;
  } | null>(null);
  hints = $state.raw<HintLine[]>([]);
  thinking = $state(false);

  constructor(private readonly table: LiveTable) {}

  private get card() {
    return this.table.state?.table ?? null;
  }

  async ask(message: Asking): Promise<Answer> {
    this.refusal = null;
    const answer = await this.table.ask(message);
    const move = message.type === "play" ? message.move : null;
    if (answer.type === "refused")
      this.refusal = { words: answer.words, move, reason: answer.reason, ...(move && { where: answer.details }) };
    return answer;
  }

  async play(move: string): Promise<boolean> {
    this.table.skip();
    this.toConfirm = null;
    if (!this.card || this.card.to_move === null) return false;
    this.hints = [];
    const answer = await this.ask({ type: "play", seat: this.card.to_move, turn: this.card.turn, move });
    if (answer.type === "ack") this.chosen = null;
    return answer.type === "ack";
  }

  async complete(beginning: string): Promise<string[]> {
    const answer = await this.table.ask({ type: "complete", seat: this.card?.to_move ?? 0, beginning });
    return answer.type === "completions" ? answer.ends : [];
  }

  async hint(): Promise<void> {
    this.thinking = true;
    const answer = await this.ask({ type: "hint", seat: this.card?.to_move ?? 0 });
    if (answer.type === "hints" && answer.turn === this.card?.turn) this.hints = answer.hints;
    this.thinking = false;
  }

  /** Another language is spoken now: what was said in the last one is over, and hints are given anew. */
  speak(): void {
    const hinted = this.hints.length > 0;
    this.refusal = null;
    this.hints = [];
    if (hinted) void this.hint();
  }

  explain(words: string): void {
    this.refusal = { words, move: null, reason: null };
  }

  /** Whoever goes on does not wait for bots, and has read why not. */
  goOn(): void {
    this.table.skip();
    this.refusal = null;
  }

  /** Another turn has come: what was said of the last one is over. */
  clear(): void {
    this.refusal = this.toConfirm = null;
    this.hints = [];
  }
}
