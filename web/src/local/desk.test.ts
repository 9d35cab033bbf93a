import { beforeEach, expect, test, vi } from "vitest";
import { Desk, type TableServer } from "./desk";
import type { FromTable } from "./messages";

const REQUEST = { kind: "request", id: 7, method: "GET", path: "api/guest", headers: {}, body: null } as const;
let said: FromTable[];
let lines: { path: string; send: (text: string) => void; closed: (code: number) => void; heard: string[] }[];

/** A server that says what it was asked. */
const server: TableServer = {
  request: async (method, path) => ({ status: 200, headers: {}, body: `${method} ${path}` }),
  connect: (path, send, closed) => {
    const heard: string[] = [];
    lines.push({ path, send, closed, heard });
    return { hear: (text) => heard.push(text), close: () => heard.push("closed") };
  },
  heard: () => {},
  gone: () => {},
};

beforeEach(() => {
  said = [];
  lines = [];
});

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test("what was asked before the table is ready is answered when it is", async () => {
  let arrive: (server: TableServer) => void = () => {};
  const desk = new Desk(new Promise((done) => (arrive = done)), (message) => said.push(message));
  desk.hear(REQUEST);
  desk.hear({ kind: "connect", socket: 1, path: "api/tables/abc/socket" });
  desk.hear({ kind: "connect", socket: 2, path: "api/tables/abd/socket" });
  desk.hear({ kind: "hang-up", socket: 2 });
  await settled();
  expect(said).toEqual([{ kind: "closed", socket: 2, code: 1000 }]);
  arrive(server);
  await settled();
  expect(said.slice(1)).toEqual([
    { kind: "opened", socket: 1 },
    { kind: "answer", id: 7, status: 200, headers: {}, body: "GET /api/guest" },
  ]);
  expect(lines.map(({ path }) => path)).toEqual(["/api/tables/abc/socket"]);
});

test("a connection is heard and heard of until one of the two ends it", async () => {
  const desk = new Desk(Promise.resolve(server), (message) => said.push(message));
  for (const socket of [1, 2]) desk.hear({ kind: "connect", socket, path: "api/tables/abc/socket" });
  await settled();
  desk.hear({ kind: "say", socket: 1, text: "play" });
  lines[1]!.send("state");
  lines[0]!.closed(4004);
  desk.hear({ kind: "say", socket: 1, text: "too late" });
  desk.hear({ kind: "hang-up", socket: 2 });
  lines[1]!.send("to nobody");
  expect(lines.map(({ heard }) => heard)).toEqual([["play"], ["closed"]]);
  expect(said.filter(({ kind }) => kind !== "opened")).toEqual([
    { kind: "told", socket: 2, text: "state" },
    { kind: "closed", socket: 1, code: 4004 },
    { kind: "closed", socket: 2, code: 1000 },
  ]);
});

test("a server that breaks answers so, and ends a connection", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const broken: TableServer = {
    ...server,
    request: () => Promise.reject(new Error("broken")),
    connect: () => {
      throw new Error("broken");
    },
  };
  const desk = new Desk(Promise.resolve(broken), (message) => said.push(message));
  desk.hear(REQUEST);
  desk.hear({ kind: "connect", socket: 1, path: "api/tables/abc/socket" });
  await settled();
  expect(said).toContainEqual({ kind: "answer", id: 7, status: 500, headers: {}, body: "null" });
  expect(said).toContainEqual({ kind: "closed", socket: 1, code: 1011 });
  vi.restoreAllMocks();
});
