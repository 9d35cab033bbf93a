import { randomHex } from "./api";
import type { Event, Hints, Incoming, Outgoing, Present, State } from "./messages";
import { words } from "./words.svelte";

/** What is known of a table: the newest state, the log, and what we have asked for and not been answered yet. */

type Connection = "connecting" | "open" | "lost" | "moved" | "missing" | "foreign";
type Unsent<T> = T extends { id: string } ? Omit<T, "id"> & { id?: string } : never;
export type Asking = Unsent<Incoming>;
export type Answer = Extract<Outgoing, { id: string }>;

const FINAL: Record<number, Connection> = { 4001: "moved", 4003: "foreign", 4004: "missing" };
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
  offset = 0; // of the house's clock against ours
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private stored: { answer: Extract<Answer, { type: "ack" }>; settle: Waiting["settle"] }[] = [];
  private retry = 500;
  private timer = 0;
  private stopped = false;

  constructor(readonly id: string) {
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Ask something; the answer comes, even if the connection is lost in between. */
  ask(message: Asking): Promise<Answer> {
    const whole = { ...message, id: message.id ?? randomHex(8) } as Incoming;
    return new Promise((settle) => {
      this.waiting.set(whole.id, { message: whole, settle });
      this.send(whole);
    });
  }

  async hint(seat: number): Promise<Hints | Answer> {
    return this.ask({ type: "hint", seat });
  }

  /** Connect anew, as whoever we are now. */
  reconnect(): void {
    this.retry = 0;
    this.socket?.close();
  }

  /** Speak another language from now on: the log is asked for again. */
  speak(): void {
    this.lines = [];
    this.reconnect();
  }

  private connect(): void {
    const url = new URL(`api/tables/${this.id}/socket`, document.baseURI);
    url.protocol = url.protocol.replace("http", "ws");
    const after = this.lines.at(-1)?.number ?? 0;
    url.search = new URLSearchParams({ language: words.language, states: "yes", after: `${after}` }).toString();
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Outgoing);
    socket.onclose = (event) => this.closed(event.code);
  }

  private opened(): void {
    this.connection = "open";
    this.retry = 500;
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private closed(code: number): void {
    this.connection = FINAL[code] ?? "lost";
    if (this.stopped || code in FINAL) return;
    this.timer = setTimeout(() => this.connect(), this.retry) as unknown as number;
    this.retry = Math.min(LONGEST_WAIT, this.retry * 1.7);
  }

  private send(message: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: Outgoing): void {
    switch (message.type) {
      case "state":
        this.state = message;
        this.preparing = null;
        this.offset = message.table.at - Date.now();
        this.settleShown();
        return;
      case "event":
        if (message.number > (this.lines.at(-1)?.number ?? 0)) this.lines = [...this.lines, message];
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
        this.take(message.id)(message);
    }
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
