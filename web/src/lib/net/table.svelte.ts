import { randomHex } from "./api";
import type { Event, Incoming, Outgoing, Present, Refused, State } from "./messages";
import { Pace } from "./pace";
import { transport, type Connection as Line } from "./transport";
import { words } from "../words/words.svelte";

/** What is known of a table: the newest state, the log, and what we have asked for and not been answered yet. */

export type Connection = "connecting" | "open" | "lost" | "moved" | "missing" | "foreign" | "shut-out";
type Unsent<T> = T extends { id: string } ? Omit<T, "id"> & { id?: string } : never;
export type Asking = Unsent<Incoming>;
export type Answer = Extract<Outgoing, { id: string }>;

const FINAL: Record<number, Connection> = { 4001: "moved", 4003: "foreign", 4004: "missing", 4005: "shut-out" };
const LONGEST_WAIT = 5000;

interface Waiting {
  message: Incoming;
  settle: (answer: Answer) => void;
}

export class LiveTable {
  state = $state.raw<State | null>(null);
  lines = $state.raw<Event[]>([]);
  present = $state.raw<Present | null>(null);
  preparing = $state.raw<{ done: number; of: number } | null>(null);
  connection = $state<Connection>("connecting");
  /** Whether it is closed for good, so that nothing can be done here any more. */
  readonly ended = $derived(Object.values(FINAL).includes(this.connection));
  /** Why there is no connection, as far as that was said. */
  refusal = $state.raw<Refused | null>(null);
  /** A move that was made and waits for the connection. */
  unsent = $state<string | null>(null);
  offset = 0; // of the server's clock against ours
  private drawing = false; // whether views have a drawing
  private line: Line | null = null;
  private waiting = new Map<string, Waiting>();
  private stored: { answer: Extract<Answer, { type: "ack" }>; settle: Waiting["settle"] }[] = [];
  private pace = new Pace<State | Event>((message) => this.show(message));
  private caughtUp = false; // whether what comes now has just happened
  private looking: number | null = null; // from which of several seats, once its player is there
  private retry = 500;
  private timer = 0;
  private stopped = false;

  constructor(readonly id: string) {
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.pace.stop();
    this.line?.close();
  }

  /** Ask something; the answer comes, even if the connection is lost in between. */
  ask(message: Asking): Promise<Answer> {
    const whole = { ...message, id: message.id ?? randomHex(8) } as Incoming;
    return new Promise((settle) => {
      this.waiting.set(whole.id, { message: whole, settle });
      this.send(whole);
      this.countUnsent();
    });
  }

  /** See the table from one of several seats, or with a stranger's eyes. The log is told anew, for those eyes alone. */
  async look(seat: number | null): Promise<void> {
    this.looking = seat;
    await this.ask({ type: "look", seat });
    this.lines = [];
    await this.ask({ type: "events", after: 0 });
  }

  /** Show at once what was held back so that it can be followed. */
  skip(): void {
    this.pace.skip();
  }

  /** Connect anew, as whoever we are now. */
  reconnect(): void {
    this.retry = 0;
    clearTimeout(this.timer);
    if (this.line?.isClosed) this.connect();
    else this.line?.close();
  }

  /** From now on have what is seen drawn as text too: the page has no board for the game. */
  draw(): void {
    if (this.drawing) return;
    this.drawing = true;
    this.reconnect();
  }

  /** Speak another language from now on: the log is asked for again. */
  speak(): void {
    this.pace.skip();
    this.lines = [];
    this.reconnect();
  }

  private connect(): void {
    const after = this.lines.at(-1)?.number ?? 0;
    const asked = new URLSearchParams({ language: words.language, states: "yes", shared: "yes", pictures: "yes" });
    asked.set("after", `${after}`);
    if (this.drawing) asked.set("drawing", "yes");
    if (this.looking !== null) asked.set("seat", `${this.looking}`);
    this.caughtUp = false;
    this.line = transport.connect(`api/tables/${this.id}/socket?${asked.toString()}`, {
      opened: () => this.opened(),
      told: (text) => this.hear(JSON.parse(text) as Outgoing),
      closed: (code) => this.closed(code),
    });
  }

  private opened(): void {
    this.connection = "open";
    this.refusal = null;
    this.retry = 500;
    for (const { message } of this.waiting.values()) this.send(message);
    this.countUnsent();
  }

  private closed(code: number): void {
    this.pace.skip();
    this.connection = FINAL[code] ?? "lost";
    if (this.stopped || code in FINAL) return;
    this.timer = setTimeout(() => this.connect(), this.retry) as unknown as number;
    this.retry = Math.min(LONGEST_WAIT, Math.max(500, this.retry * 1.7));
  }

  private send(message: Incoming): void {
    if (this.line?.isOpen) this.line.say(JSON.stringify(message));
  }

  private countUnsent(): void {
    const moves = [...this.waiting.values()].flatMap(({ message }) => (message.type === "play" ? [message.move] : []));
    this.unsent = this.connection === "open" ? null : (moves.at(-1) ?? null);
  }

  private hear(message: Outgoing): void {
    switch (message.type) {
      case "state":
        this.offset = message.table.at - Date.now();
        this.pace.add(message, false);
        this.caughtUp = true;
        return;
      case "event":
        this.pace.add(message, this.caughtUp && this.byBot(message));
        return;
      case "present":
        this.present = message;
        return;
      case "preparing":
        this.preparing = message;
        return;
      case "ack":
        this.stored.push({ answer: message, settle: this.take(message.id) });
        this.settleShown();
        return;
      default:
        if (message.type === "refused" && !message.id) this.refusal = message;
        this.take(message.id)(message);
    }
  }

  private byBot({ number, event }: Event): boolean {
    const chair = event.kind === "played" ? this.state?.table.seats[event.seat as number] : undefined;
    return Boolean(chair?.level) && number > (this.state?.number ?? 0);
  }

  private show(message: State | Event): void {
    if (message.type === "event") {
      this.note(message);
      return;
    }
    this.state = message;
    this.preparing = null;
    this.settleShown();
  }

  /** A line has one place in the log, even if it is heard twice. */
  private note(line: Event): void {
    if (line.number > (this.lines.at(-1)?.number ?? 0)) this.lines = [...this.lines, line];
    else
      this.lines = [...this.lines.filter(({ number }) => number !== line.number), line].sort(
        (one, other) => one.number - other.number,
      );
  }

  /** Whoever waits for an answer; nobody, if it has come before. */
  private take(id: string): Waiting["settle"] {
    const settle = this.waiting.get(id)?.settle ?? (() => {});
    this.waiting.delete(id);
    return settle;
  }

  /** What is stored has been answered once it is shown: whoever goes on at once goes on from there. */
  private settleShown(): void {
    const shown = this.state?.number ?? 0;
    const settled = this.stored.filter(({ answer }) => answer.number <= shown);
    this.stored = this.stored.filter(({ answer }) => answer.number > shown);
    for (const { answer, settle } of settled) settle(answer);
  }
}
