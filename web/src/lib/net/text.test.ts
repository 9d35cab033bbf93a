import { afterEach, expect, test, vi } from "vitest";
import { textAt } from "./text";

afterEach(() => vi.unstubAllGlobals());

const answer = (body: BodyInit, status = 200) => vi.stubGlobal("fetch", async () => new Response(body, { status }));

test("what is at an address is read", async () => {
  answer("a picture");
  expect(await textAt("there")).toBe("a picture");
});

test("there is nothing where the server says no, does not answer, or falls silent in the middle", async () => {
  answer("no", 404);
  expect(await textAt("there")).toBe("");
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await textAt("there")).toBe("");
  answer(new ReadableStream({ start: (body) => body.error(new TypeError("Failed to fetch")) }));
  expect(await textAt("there")).toBe("");
});
