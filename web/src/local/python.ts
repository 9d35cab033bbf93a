import type { TableServer } from "./desk";
import { failed, type Files } from "./files";
import type { Logs } from "./logs";

/** Pyodide, as far as it is used here. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: string, options?: { extractDir: string }): void;
  runPython(source: string): unknown;
  pyimport(name: string): { boot(host: object): TableServer };
}

interface Loader {
  loadPyodide(options: object): Promise<Pyodide>;
}

const NEEDED = /(^python\/pyodide[^/]*|\.zip|\.whl)$/;

/** Start Python with our package; all that comes for it is counted. */
export async function startPython(files: Files, logs: Logs): Promise<TableServer> {
  if (typeof WebAssembly !== "object") throw failed("no-webassembly", "");
  files.expect(files.named("table", NEEDED));
  globalThis.fetch = files.fetch; // which Pyodide uses, too
  const [loader, module, app, msgspec] = await Promise.all([
    files.module<Loader>("pyodide.js"),
    files.module<{ default: unknown }>("pyodide.asm.js"),
    files.bytes("app.zip"),
    files.bytes(files.named("table", /\.whl$/)[0]!),
  ]);
  const python = await loader.loadPyodide({
    indexURL: files.address(""),
    stdLibURL: files.address("python_stdlib.zip"),
    createPyodideModule: module.default,
  });
  python.unpackArchive(msgspec, "whl");
  python.unpackArchive(app, "zip", { extractDir: "/app" });
  python.runPython('import sys; sys.path.insert(0, "/app")');
  return python.pyimport("toptafel.local.boot").boot({ ...logs, now: () => Date.now() });
}
