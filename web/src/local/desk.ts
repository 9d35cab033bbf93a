import type { Answered } from "../lib/net/transport";
import type { FromTable, ToTable } from "./messages";

/** What Python has for the page: the server of the tables on this device; see toptafel/local/boot.py. */
export interface TableServer {
  request(method: string, path: string, headers: Record<string, string>, body: string | null): Promise<Answered>;
  connect(path: string, send: (text: string) => void, closed: (code: number) => void): TableConnection;
  /** Another tab has added to a log. */
  heard(table: string): void;
  /** Another tab has thrown a table away. */
  gone(table: string): void;
}

export interface TableConnection {
  hear(text: string): void;
  close(): void;
}

const FAILED: Answered = { status: 500, headers: {}, body: "null" };
const GONE = 1011; // as a WebSocket ends that something has gone wrong with

/** Hands what the page asks to the table's server, once it is there, and what that says back to the page. */
export class Desk {
  private readonly connections = new Map<number, TableConnection | null>(); // null while the server is waited for

  constructor(
    private readonly server: Promise<TableServer>,
    private readonly post: (message: FromTable) => void,
  ) {}

  hear(message: ToTable): void {
    if (message.kind === "request") void this.answer(message);
    else if (message.kind === "connect") void this.connect(message.socket, message.path);
    else if (message.kind === "say") this.connections.get(message.socket)?.hear(message.text);
    else this.hangUp(message.socket);
  }

  private async answer({ id, method, path, headers, body }: Extract<ToTable, { kind: "request" }>): Promise<void> {
    try {
      const answer = await (await this.server).request(method, `/${path}`, headers, body);
      this.post({ kind: "answer", id, ...answer });
    } catch (error) {
      console.error(error);
      this.post({ kind: "answer", id, ...FAILED });
    }
  }

  private async connect(socket: number, path: string): Promise<void> {
    this.connections.set(socket, null);
    try {
      const server = await this.server;
      if (!this.connections.has(socket)) return; // hung up meanwhile
      this.post({ kind: "opened", socket });
      const connection = server.connect(
        `/${path}`,
        (text) => this.connections.has(socket) && this.post({ kind: "told", socket, text }),
        (code) => this.closed(socket, code),
      );
      if (this.connections.has(socket)) this.connections.set(socket, connection);
    } catch (error) {
      console.error(error);
      this.closed(socket, GONE);
    }
  }

  private closed(socket: number, code: number): void {
    if (this.connections.delete(socket)) this.post({ kind: "closed", socket, code });
  }

  private hangUp(socket: number): void {
    const connection = this.connections.get(socket);
    this.closed(socket, 1000);
    connection?.close();
  }
}
