import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { failed, Files } from "./files";
import { PassingLogs } from "./logs";
import { startTables } from "./python";

const LISTED = ["app.packed", "msgspec-1.whl", "index.json", "bots.tables", "pyodide.js"].map((name) => ({
  path: `python/${name}`,
  size: 2,
  group: "table",
}));
const GAME = ["uptown-1.wasm", "uptown.tables"].map((name) => ({ path: `python/${name}`, size: 2, group: "uptown" }));
const INDEX = { libraries: [{ game: "uptown", layout: "abc", file: "uptown-1.wasm" }, { game: "sudoku" }] };

interface Host {
  ready(game: string): Promise<string[][]>;
  pool: unknown;
}

/** Files of a folder with a Python that does nothing but note what it is given. */
class Pretended extends Files {
  laid: string[] = [];
  host: Host | null = null;
  starting = async (): Promise<void> => {};

  constructor() {
    const ask = async (asked: unknown) => {
      const address = String(asked);
      if (address.endsWith(".packed")) return new Response(gzipSync(".."));
      return new Response(address.endsWith("index.json") ? JSON.stringify(INDEX) : "..");
    };
    super(new URL("https://there.example/python/"), [...LISTED, ...GAME], () => {}, ask as typeof fetch);
  }

  override module = async <T>(): Promise<T> => {
    const python = {
      unpackArchive: () => {},
      runPython: () => {},
      pyimport: () => ({ boot: (host: Host) => (this.host = host) }),
      FS: { mkdirTree: () => {}, writeFile: (path: string) => this.laid.push(path) },
    };
    return { loadPyodide: async () => (await this.starting()) ?? python } as T;
  };
}

test("what every table needs is there before it starts; what a game needs, and no more, when it is played", async () => {
  const files = new Pretended();
  const pool = { run: vi.fn() };
  await startTables(files, new PassingLogs(), pool);
  expect(files.laid).toEqual(["/files/bots.tables"]);
  expect(await files.host!.ready("uptown")).toEqual([
    ["abc", "/files/uptown-1.wasm", "https://there.example/python/uptown-1.wasm"],
  ]);
  expect(files.laid.slice(1).sort()).toEqual(["/files/uptown-1.wasm", "/files/uptown.tables"]);
  expect(files.host!.pool).toBe(pool);
});

test("a file that Pyodide waits for in vain is named", async () => {
  const files = new Pretended();
  vi.spyOn(files, "fetch").mockImplementation(async (asked) => {
    if (String(asked).endsWith(".asm.wasm")) throw failed("no-file", "pyodide.asm.wasm");
    return new Response(JSON.stringify(INDEX));
  });
  files.starting = async () => {
    void fetch("https://there.example/python/pyodide.asm.wasm").catch(() => {});
    return new Promise(() => {});
  };
  const started = startTables(files, new PassingLogs(), { run: vi.fn() });
  await expect(started).rejects.toMatchObject({ failure: { what: "pyodide.asm.wasm" } });
});

test("a browser without WebAssembly is told so", async () => {
  vi.stubGlobal("WebAssembly", undefined);
  const started = startTables(new Pretended(), new PassingLogs(), { run: vi.fn() });
  await expect(started).rejects.toMatchObject({ failure: { reason: "no-webassembly" } });
  vi.unstubAllGlobals();
});
