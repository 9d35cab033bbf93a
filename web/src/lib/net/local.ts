import type { FromTable, ToTable } from "../../local/messages";
import { starting } from "./starting.svelte";
import type { Answered, Connection, Hearing, Transport } from "./transport";

/** A table on this device: a worker with Python answers what a server would. */

/** What is needed of a worker. */
export interface Desk {
  postMessage(message: ToTable): void;
  onmessage: ((event: MessageEvent<FromTable>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const hired = (): Desk => new Worker(new URL("../../local/table.worker.ts", import.meta.url), { type: "module" });
const CATALOGUE = /^api\/games\?language=(\w+)$/;
const LOST = 1006; // as a WebSocket ends that nobody has closed

interface Asked {
  settle: (answer: Answered) => void;
  fail: (why: Error) => void;
}

export class Local implements Transport {
  readonly others = false;
  private desk: Desk | null = null;
  private readonly asked = new Map<number, Asked>();
  private readonly lines = new Map<number, Hearing & { isOpen: boolean }>();
  private readonly catalogues = new Map<string, Promise<Answered>>();
  private numbers = 0;
  private settle = (): void => {};
  private readonly settled = new Promise<void>((settle) => (this.settle = settle));

  constructor(private readonly hire: () => Desk = hired) {}

  /** Have the table made ready, unless somebody has asked for something already; it is, or never will be. */
  prepare(): Promise<void> {
    this.begin();
    return this.settled;
  }

  private begin(): void {
    if (this.desk || starting.failure) return;
    this.desk = this.hire();
    this.desk.onmessage = ({ data }) => this.hear(data);
    this.desk.onerror = (event) => {
      if (!starting.ready) this.hear({ kind: "failed", reason: "not-started", what: event.message ?? "" });
    };
  }

  request(method: string, path: string, headers = {}, body: string | null = null): Promise<Answered> {
    const language = CATALOGUE.exec(path)?.[1];
    if (language) return this.catalogue(language, () => this.ask(method, path, headers, body));
    if (method === "POST" && path === "api/tables") void stay();
    return this.ask(method, path, headers, body);
  }

  connect(path: string, hearing: Hearing): Connection {
    const { lines } = this;
    const socket = ++this.numbers;
    lines.set(socket, { ...hearing, isOpen: false });
    this.post({ kind: "connect", socket, path });
    return {
      get isOpen() {
        return lines.get(socket)?.isOpen ?? false;
      },
      get isClosed() {
        return !lines.has(socket);
      },
      say: (text) => this.post({ kind: "say", socket, text }),
      close: () => this.post({ kind: "hang-up", socket }),
    };
  }

  isThere = (): Promise<boolean> => Promise.resolve(true);

  private ask(method: string, path: string, headers: Record<string, string>, body: string | null): Promise<Answered> {
    const id = ++this.numbers;
    return new Promise((settle, fail) => {
      this.asked.set(id, { settle, fail });
      this.post({ kind: "request", id, method, path, headers, body });
    });
  }

  /** The games are written down in the folder, so that they can be shown before Python runs. */
  private catalogue(language: string, otherwise: () => Promise<Answered>): Promise<Answered> {
    const known = this.catalogues.get(language) ?? written(`python/games.${language}.json`);
    this.catalogues.set(language, known);
    return known.catch(() => {
      this.catalogues.delete(language);
      return otherwise();
    });
  }

  private post(message: ToTable): void {
    this.begin();
    if (starting.failure) this.giveUp();
    else this.desk?.postMessage(message);
  }

  private hear(message: FromTable): void {
    switch (message.kind) {
      case "answer":
        this.asked.get(message.id)?.settle(message);
        this.asked.delete(message.id);
        return;
      case "opened":
        this.lines.get(message.socket)!.isOpen = true;
        this.lines.get(message.socket)!.opened();
        return;
      case "told":
        this.lines.get(message.socket)?.told(message.text);
        return;
      case "closed":
        this.close(message.socket, message.code);
        return;
      case "progress":
        [starting.done, starting.of] = [message.done, message.of];
        return;
      case "ready":
        starting.ready = true;
        this.settle();
        return;
      case "failed":
        starting.failure = { reason: message.reason, what: message.what };
        this.settle();
        this.giveUp();
        return;
      case "trouble":
        [starting.trouble, starting.damaged] = [message.trouble, message.table ?? ""];
    }
  }

  private close(socket: number, code: number): void {
    const line = this.lines.get(socket);
    this.lines.delete(socket);
    line?.closed(code);
  }

  /** Nobody will answer any more; whoever asks hears so a little later, as with a server. */
  private giveUp(): void {
    const [asked, lines] = [[...this.asked.values()], [...this.lines.keys()]];
    this.asked.clear();
    queueMicrotask(() => {
      for (const { fail } of asked) fail(new Error("the table has not been set up"));
      for (const socket of lines) this.close(socket, LOST);
    });
  }
}

async function written(path: string): Promise<Answered> {
  const answer = await fetch(new URL(path, document.baseURI));
  if (!answer.ok) throw new Error(`there is no ${path}`);
  return { status: 200, headers: {}, body: await answer.text() };
}

/** The version that the folder has now, or, without a network, the one that this browser has kept of it. */
export async function newest(): Promise<string> {
  const answer = await fetch(new URL("python/files.json?now", document.baseURI), { cache: "no-store" });
  return ((await answer.json()) as { version: string }).version;
}

/** Whoever opens a table asks that the browser does not throw it away by itself. */
const stay = async (): Promise<boolean> => (await navigator.storage?.persist?.().catch(() => false)) ?? false;
