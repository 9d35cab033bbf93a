import type { Answered } from "../lib/net/transport";

/** What the page and the table's worker say to each other. */

export type ToTable =
  | {
      kind: "request";
      id: number;
      method: string;
      path: string;
      headers: Record<string, string>;
      body: string | null;
    }
  | { kind: "connect"; socket: number; path: string }
  | { kind: "say"; socket: number; text: string }
  | { kind: "hang-up"; socket: number };

export type FromTable =
  | ({ kind: "answer"; id: number } & Answered)
  | { kind: "opened"; socket: number }
  | { kind: "told"; socket: number; text: string }
  | { kind: "closed"; socket: number; code: number }
  | { kind: "progress"; done: number; of: number }
  | { kind: "ready" }
  | ({ kind: "failed" } & Failure)
  | { kind: "trouble"; trouble: Trouble | null; table?: string };

/** Why the table cannot be set up: for each there is a sentence. `what` is the file that is missing, or what was said. */
export interface Failure {
  reason: "no-webassembly" | "no-file" | "not-started";
  what: string;
}

/** Why something is not kept, or not found: for each there is a sentence. */
export type Trouble = "nothing-kept" | "storage-full" | "storage-failed" | "log-damaged" | "newer-storage";
