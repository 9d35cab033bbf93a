import { server } from "./server";

/** What lies between the page and its table. The page does not know where the table is: all that it asks for goes through here. */

export interface Answered {
  status: number;
  /** By their names in small letters. */
  headers: Record<string, string>;
  body: string;
}

/** What is heard of a connection. */
export interface Hearing {
  opened: () => void;
  told: (text: string) => void;
  closed: (code: number) => void;
}

export interface Connection {
  readonly isOpen: boolean;
  readonly isClosed: boolean;
  say(text: string): void;
  close(): void;
}

export interface Transport {
  /**
   * Whether others can come: with a link, from the list of public tables, to look on, to talk; and whether there is
   * somebody besides the players who promises a deal. Nobody can come to a table that is on this device alone.
   */
  readonly others: boolean;
  /** Ask for something at a path below the page's own address. Fails if there is no answer, or not to its end. */
  request(method: string, path: string, headers?: Record<string, string>, body?: string | null): Promise<Answered>;
  connect(path: string, hearing: Hearing): Connection;
  /** Whether it would answer, so that a page which lacks a part of itself can be loaded anew. */
  isThere(): Promise<boolean>;
}

let used: Transport = server;

/** Ask another one from now on. */
export const use = (transport: Transport): void => void (used = transport);

export const transport: Transport = {
  get others() {
    return used.others;
  },
  request: (...asked) => used.request(...asked),
  connect: (...asked) => used.connect(...asked),
  isThere: () => used.isThere(),
};
