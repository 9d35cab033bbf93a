import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromTable, ToTable } from "../../local/messages";
import { Local, type Desk } from "./local";
import { starting } from "./starting.svelte";

/** A worker that does what a test says. */
class Pretended implements Desk {
  heard: ToTable[] = [];
  onmessage: Desk["onmessage"] = null;
  onerror: Desk["onerror"] = null;

  postMessage(message: ToTable): void {
    this.heard.push(message);
  }

  tell(message: FromTable): void {
    this.onmessage!({ data: message } as MessageEvent<FromTable>);
  }
}

let desk: Pretended;
let local: Local;

beforeEach(() => {
  vi.stubGlobal("document", { baseURI: "https://there.example/games/" });
  Object.assign(starting, { ready: false, done: 0, of: 0, failure: null, trouble: null, damaged: "" });
  desk = new Pretended();
  local = new Local(() => desk);
});
afterEach(() => vi.unstubAllGlobals());

test("a worker is hired when somebody asks, and each answer finds whoever asked", async () => {
  const [one, other] = [local.request("GET", "api/guest"), local.request("GET", "api/tables/mine")];
  expect(desk.heard).toMatchObject([
    { kind: "request", path: "api/guest" },
    { kind: "request", path: "api/tables/mine" },
  ]);
  const ids = desk.heard.map((message) => (message as { id: number }).id);
  desk.tell({ kind: "answer", id: ids[1]!, status: 200, headers: {}, body: "[]" });
  desk.tell({ kind: "answer", id: ids[0]!, status: 401, headers: {}, body: "{}" });
  expect([(await one).status, (await other).body]).toEqual([401, "[]"]);
});

test("a connection opens, hears and ends as a WebSocket does", () => {
  const heard: unknown[] = [];
  const line = local.connect("api/tables/abc/socket", {
    opened: () => heard.push("opened"),
    told: (text) => heard.push(text),
    closed: (code) => heard.push(code),
  });
  const { socket } = desk.heard[0] as { socket: number };
  expect([line.isOpen, line.isClosed]).toEqual([false, false]);
  desk.tell({ kind: "opened", socket });
  desk.tell({ kind: "told", socket, text: "{}" });
  expect(line.isOpen).toBe(true);
  line.say("hello");
  line.close();
  desk.tell({ kind: "closed", socket, code: 1000 });
  expect(desk.heard.slice(1)).toEqual([
    { kind: "say", socket, text: "hello" },
    { kind: "hang-up", socket },
  ]);
  expect([line.isOpen, line.isClosed, heard]).toEqual([false, true, ["opened", "{}", 1000]]);
});

test("the games are known before Python runs, from the folder", async () => {
  const asked = vi.fn(async () => new Response("[1]"));
  vi.stubGlobal("fetch", asked);
  expect((await local.request("GET", "api/games?language=nl")).body).toBe("[1]");
  expect((await local.request("GET", "api/games?language=nl")).body).toBe("[1]");
  expect(asked.mock.calls).toEqual([[new URL("https://there.example/games/python/games.nl.json")]]);
  expect(desk.heard).toEqual([]);
});

test("where they are not written down they are asked for", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  const games = local.request("GET", "api/games?language=nl");
  await vi.waitFor(() => expect(desk.heard).toHaveLength(1));
  desk.tell({ kind: "answer", id: (desk.heard[0] as { id: number }).id, status: 200, headers: {}, body: "[2]" });
  expect((await games).body).toBe("[2]");
});

test("how far it is, and that it is ready, is known to the page", async () => {
  const ready = local.prepare();
  desk.tell({ kind: "progress", done: 3, of: 7 });
  expect([starting.done, starting.of, starting.ready]).toEqual([3, 7, false]);
  desk.tell({ kind: "ready" });
  await ready;
  expect(starting.ready).toBe(true);
});

test("what goes wrong with storage is said, and that it is well again", () => {
  void local.prepare();
  desk.tell({ kind: "trouble", trouble: "storage-full" });
  expect(starting.trouble).toBe("storage-full");
  desk.tell({ kind: "trouble", trouble: "log-damaged", table: "abc" });
  expect(starting.damaged).toBe("abc");
  desk.tell({ kind: "trouble", trouble: null });
  expect([starting.trouble, starting.damaged]).toEqual([null, ""]);
});

test("where Python cannot start nobody waits for ever, and nobody is hired again", async () => {
  const codes: number[] = [];
  const waiting = local.request("GET", "api/guest");
  local.connect("api/tables/abc/socket", { opened: () => {}, told: () => {}, closed: (code) => codes.push(code) });
  desk.tell({ kind: "failed", reason: "no-file", what: "app.zip" });
  await expect(waiting).rejects.toThrow();
  expect([codes, starting.failure]).toEqual([[1006], { reason: "no-file", what: "app.zip" }]);
  await expect(local.request("GET", "api/guest")).rejects.toThrow();
  const line = local.connect("api/tables/abc/socket", {
    opened: () => {},
    told: () => {},
    closed: (code) => codes.push(code),
  });
  await vi.waitFor(() => expect(codes).toEqual([1006, 1006]));
  expect([line.isClosed, desk.heard.length]).toEqual([true, 2]);
});

test("a worker that cannot be loaded is a failure, too", async () => {
  const waiting = local.request("GET", "api/guest");
  desk.onerror!({ message: "no such file" } as ErrorEvent);
  await expect(waiting).rejects.toThrow();
  expect(starting.failure).toEqual({ reason: "not-started", what: "no such file" });
});

test("whoever opens a table asks the browser to keep it", () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal("navigator", { storage: { persist } });
  void local.request("GET", "api/tables/mine");
  expect(persist).not.toHaveBeenCalled();
  void local.request("POST", "api/tables", {}, "{}");
  expect(persist).toHaveBeenCalledOnce();
});
