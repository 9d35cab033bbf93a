import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Refused } from "../net/messages";
import { server } from "../net/server";
import type { LiveTable } from "../net/table.svelte";
import { use } from "../net/transport";
import { words } from "../words/words.svelte";
import { statusOf } from "./status";

beforeEach(() => void vi.spyOn(words, "say").mockImplementation((name) => `(${name})`));
afterEach(() => use(server));

const refused = (reason: string): Refused => ({ type: "refused", id: "", reason, details: {}, words: reason, turn: 0 });
const saidOf = (connection: string, reason = ""): string =>
  statusOf(
    { connection, state: null, preparing: null, refusal: reason ? refused(reason) : null } as unknown as LiveTable,
    null,
    [],
    [],
  );

test("a table that is damaged is not called one that never was here", () => {
  expect(saidOf("missing", "unreadable-table")).toBe("unreadable-table");
  expect(saidOf("missing", "no-such-table")).toBe("(missing-table)");
  use({ ...server, others: false });
  expect(saidOf("missing", "unreadable-table")).toBe("unreadable-table");
  expect(saidOf("missing", "no-such-table")).toBe("(missing-table-here)");
});

test("whoever waits for a table that does not answer hears why, as far as that was said", () => {
  expect(saidOf("lost", "not-ready")).toBe("not-ready");
  expect(saidOf("lost")).toBe("(no-answer)");
  use({ ...server, others: false });
  expect(saidOf("lost")).toBe("(no-answer-here)");
});
