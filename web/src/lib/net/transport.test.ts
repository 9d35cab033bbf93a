import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { server } from "./server";

/** A WebSocket that does what a test says. */
class Pretended {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static last: Pretended;
  readyState = 0;
  said: string[] = [];
  onopen = (): void => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly url: URL) {
    Pretended.last = this;
  }

  send(text: string): void {
    this.said.push(text);
  }

  close(): void {
    this.readyState = Pretended.CLOSED;
  }
}

beforeEach(() => {
  vi.stubGlobal("document", { baseURI: "https://there.example/games/" });
  vi.stubGlobal("WebSocket", Pretended);
});
afterEach(() => vi.unstubAllGlobals());

test("a server is asked below the page's own address, and answers with a status, headers and a text", async () => {
  const asked = vi.fn(async () => new Response("[]", { status: 201, headers: { Link: "<2>" } }));
  vi.stubGlobal("fetch", asked);
  const answer = await server.request("POST", "api/tables", { "Accept-Language": "nl" }, "{}");
  expect(asked).toHaveBeenCalledWith(new URL("https://there.example/games/api/tables"), {
    method: "POST",
    headers: { "Accept-Language": "nl" },
    body: "{}",
  });
  expect(answer).toMatchObject({ status: 201, headers: { link: "<2>" }, body: "[]" });
});

test("a server that does not answer is not there", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(server.request("GET", "api/games")).rejects.toThrow();
  expect(await server.isThere()).toBe(false);
});

test("a connection to a server is a WebSocket", () => {
  const heard: unknown[] = [];
  const line = server.connect("api/tables/abc/socket?after=3", {
    opened: () => heard.push("opened"),
    told: (text) => heard.push(text),
    closed: (code) => heard.push(code),
  });
  const socket = Pretended.last;
  expect(socket.url.href).toBe("wss://there.example/games/api/tables/abc/socket?after=3");
  expect([line.isOpen, line.isClosed]).toEqual([false, false]);
  socket.readyState = Pretended.OPEN;
  socket.onopen();
  socket.onmessage({ data: "{}" });
  line.say("hello");
  expect([line.isOpen, socket.said]).toEqual([true, ["hello"]]);
  line.close();
  socket.onclose({ code: 4004 });
  expect([line.isClosed, heard]).toEqual([true, ["opened", "{}", 4004]]);
});
