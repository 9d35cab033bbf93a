import { afterEach, expect, test, vi } from "vitest";
import { server } from "../net/server";
import { use } from "../net/transport";
import { notice } from "../ui/notice.svelte";
import { router } from "../ui/router.svelte";
import { openAndGo } from "./open";

vi.mock("../ui/router.svelte", () => ({ router: { go: vi.fn() } }));
vi.mock("../words/words.svelte", () => ({ say: (name: string) => name, words: { language: "en" } }));
afterEach(() => use(server));

const answers = (headers: Record<string, string>): void =>
  use({ ...server, request: async () => ({ status: 201, headers, body: '{"table": "abc", "name": "guest"}' }) });

test("what should be known of a table is said there, until another one is opened", async () => {
  answers({ warning: "This is slow." });
  await openAndGo({ game: "uptown" });
  expect([notice.words, vi.mocked(router.go).mock.lastCall]).toEqual(["This is slow.", ["t/abc"]]);
  answers({});
  await openAndGo({ game: "uptown" });
  expect(notice.words).toBe("");
});
