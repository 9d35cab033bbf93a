import { expect, test, vi } from "vitest";
import { begin, say, words } from "./words.svelte";

const FILES: Record<string, string> = {
  "en.ftl": "hello = Hello\nboard = Board { $count }",
  "nl.ftl": "hello = Hallo",
};

test("what a language does not say is said in English, message by message", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", (url: string) => Promise.resolve({ text: () => FILES[url.split("/").at(-1)!] }));
  await words.speak("nl");
  expect([say("hello"), say("board", { count: 3 })]).toEqual(["Hallo", "board"]);
  await vi.waitFor(() => expect(say("board", { count: 3 })).toBe("Board 3"));
  expect([say("hello"), say("nothing")]).toEqual(["Hallo", "nothing"]);
});

test("words that cannot be fetched are asked for again, before anything is shown", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("navigator", { languages: ["fr-BE"] });
  let asked = 0;
  const answer = { text: () => "hello = Bonjour" };
  vi.stubGlobal("fetch", () => (++asked < 3 ? Promise.reject(new TypeError()) : Promise.resolve(answer)));
  const begun = begin();
  await vi.advanceTimersByTimeAsync(5000);
  await begun;
  expect([words.language, say("hello"), asked]).toEqual(["fr", "Bonjour", 3]);
  vi.useRealTimers();
});
