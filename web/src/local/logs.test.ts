import { IDBFactory, IDBKeyRange, IDBObjectStore } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Damaged, openLogs, PassingLogs, Taken, type Logs } from "./logs";

let storage: IDBFactory;

beforeEach(() => {
  storage = new IDBFactory();
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
});

const open = (tell = (): void => {}): Promise<Logs> => openLogs(tell, storage);

/** Do something to what is stored, as whoever damages it would. */
async function meddle(act: (stores: IDBTransaction) => void): Promise<void> {
  const request = storage.open("toptafel");
  const database = await new Promise<IDBDatabase>((done) => (request.onsuccess = () => done(request.result)));
  const transaction = database.transaction(["tables", "events"], "readwrite");
  act(transaction);
  await new Promise((done) => (transaction.oncomplete = done));
  database.close();
}

describe.each([
  ["stored", open],
  ["passing", async () => new PassingLogs()],
])("logs that are %s", (_, make) => {
  it("have events in their order, and the last summary of each table", async () => {
    const logs = await make();
    await logs.append("abc", 1, ["one", "two"], "begun");
    await logs.append("abd", 1, ["other"], "another");
    await logs.append("abc", 3, ["three"], "going on");
    expect(await logs.log("abc")).toEqual(["one", "two", "three"]);
    expect((await logs.tables()).sort()).toEqual(["another", "going on"]);
    expect(await logs.log("nowhere")).toEqual([]);
  });

  it("take nothing where something is already, or before there is anything", async () => {
    const logs = await make();
    await logs.append("abc", 1, ["one", "two"], "begun");
    await expect(logs.append("abc", 2, ["another"], "otherwise")).rejects.toThrow(Taken);
    await expect(logs.append("abc", 4, ["four"], "too far")).rejects.toThrow(Taken);
    expect([await logs.log("abc"), await logs.tables()]).toEqual([["one", "two"], ["begun"]]);
  });

  it("forget one table and no other", async () => {
    const logs = await make();
    await logs.append("abc", 1, ["one"], "this");
    await logs.append("abcd", 1, ["one"], "that");
    await logs.forget("abc");
    expect([await logs.log("abc"), await logs.tables()]).toEqual([[], ["that"]]);
    await logs.append("abc", 1, ["anew"], "again");
    expect(await logs.log("abc")).toEqual(["anew"]);
  });

  it("keep texts by name", async () => {
    const logs = await make();
    expect(await logs.kept("guest")).toBeNull();
    await logs.keep("guest", "Anna");
    await logs.keep("guest", "Bert");
    expect(await logs.kept("guest")).toBe("Bert");
  });
});

it("more than nine events stay in the order of their numbers", async () => {
  const logs = await open();
  const bodies = Array.from({ length: 120 }, (_, index) => `${index + 1}`);
  await logs.append("abc", 1, bodies, "long");
  expect(await logs.log("abc")).toEqual(bodies);
});

it("two tabs that add at the same place: one is told that it was too late", async () => {
  const [one, other] = [await open(), await open()];
  await one.append("abc", 1, ["opened"], "open");
  const done = await Promise.allSettled([
    one.append("abc", 2, ["mine"], "mine"),
    other.append("abc", 2, ["theirs"], "theirs"),
  ]);
  expect(done.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect((done[1] as PromiseRejectedResult).reason).toBeInstanceOf(Taken);
  expect(await other.log("abc")).toEqual(["opened", "mine"]);
});

it("a log with a hole is not read as if it were whole, and others are", async () => {
  const logs = await open();
  await logs.append("abc", 1, ["one", "two", "three"], "long");
  await logs.append("abd", 1, ["one"], "short");
  await meddle((stores) => stores.objectStore("events").delete(["abc", 2]));
  await expect(logs.log("abc")).rejects.toThrow(Damaged);
  expect(await logs.log("abd")).toEqual(["one"]);
});

it("an event at a wrong place is a damage: the one that belongs there could never be added", async () => {
  const logs = await open();
  await logs.append("abc", 1, ["one", "two"], "long");
  await meddle((stores) => {
    stores.objectStore("events").delete(["abc", 2]);
    stores.objectStore("events").add("two", ["abc", 4]);
  });
  await expect(logs.log("abc")).rejects.toThrow(Damaged);
});

it("a row of a table that is no more is a damage, too", async () => {
  const logs = await open();
  await logs.append("abc", 1, ["one"], "short");
  await meddle((stores) => stores.objectStore("tables").delete("abc"));
  await expect(logs.log("abc")).rejects.toThrow(Damaged);
});

it("storage that is full keeps nothing of an append, and says so", async () => {
  const logs = await open();
  await logs.append("abc", 1, ["one"], "begun");
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  await expect(logs.append("abc", 2, ["two"], "more")).rejects.toMatchObject({ trouble: "storage-full" });
  vi.restoreAllMocks();
  expect([await logs.log("abc"), await logs.tables()]).toEqual([["one"], ["begun"]]);
  await logs.append("abc", 2, ["two"], "more");
});

it.each([
  ["is blocked", () => Promise.reject(new DOMException("not here", "SecurityError")), "nothing-kept"],
  ["is of a newer page", () => Promise.reject(new DOMException("newer", "VersionError")), "newer-storage"],
])("where storage %s logs pass with the page, and somebody is told", async (_, why, trouble) => {
  const told: string[] = [];
  const request: { onerror?: () => void; error?: unknown } = {};
  const broken = {
    open: () => {
      void why().catch((error: unknown) => {
        request.error = error;
        request.onerror!();
      });
      return request;
    },
  } as unknown as globalThis.IDBFactory;
  const logs = await openLogs((each) => told.push(each), broken);
  await logs.append("abc", 1, ["one"], "begun");
  expect([await logs.log("abc"), told]).toEqual([["one"], [trouble]]);
});

it("a browser without storage plays all the same", async () => {
  const told: string[] = [];
  const logs = await openLogs((each) => told.push(each), undefined);
  expect([await logs.tables(), told]).toEqual([[], ["nothing-kept"]]);
});
