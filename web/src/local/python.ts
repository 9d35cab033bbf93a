import type { TableServer } from "./desk";
import { failed, type Files } from "./files";
import type { Logs } from "./logs";
import type { Pool } from "./pool";

/** Python with our package, as far as it is used here. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: string, options?: { extractDir: string }): void;
  runPython(source: string): unknown;
  pyimport(name: "toptafel.local.boot"): { boot(host: object): TableServer };
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array): void };
}

interface Loader {
  loadPyodide(options: object): Promise<Pyodide>;
}

/** What index.json says of libraries: the game, and the layout of the states that one is for. */
interface Index {
  libraries: { game: string; layout: string; file: string }[];
}

const EVERY = "table"; // the group of the files that every table needs
const NEEDED = /(\/pyodide[^/]*|\.packed|\.whl|\.tables|\/index\.json)$/;
const FOLDER = "/files"; // what games need, where Python looks for it
const FOUND = `
import sys
from pathlib import Path
sys.path.insert(0, "/app")
from toptafel.kit import tables
tables.open_folder(Path("${FOLDER}"))
`;

/** Start Python, and the server of the tables. */
export async function startTables(files: Files, logs: Logs, pool: Pick<Pool, "run">): Promise<TableServer> {
  if (typeof WebAssembly !== "object") throw failed("no-webassembly", "");
  files.expect(files.named(EVERY, NEEDED));
  const index = files.bytes("index.json").then((text) => JSON.parse(new TextDecoder().decode(text)) as Index);
  const python = await Promise.race([missing(files), startPython(files)]);
  const lay = async (name: string): Promise<void> =>
    python.FS.writeFile(`${FOLDER}/${name}`, new Uint8Array(await files.bytes(name)));
  await Promise.all(files.named(EVERY, /\.tables$/).map(lay));
  const { libraries } = await index;

  /** Have the files of a game: of each library the layout of its states, where Python finds it, and where workers do. */
  const ready = async (game: string): Promise<string[][]> => {
    const names = files.named(game, /./);
    files.expect(names);
    await Promise.all(names.map(lay));
    const own = libraries.filter((each) => each.game === game);
    return own.map(({ layout, file }) => [layout, `${FOLDER}/${file}`, files.address(file)]);
  };
  return python.pyimport("toptafel.local.boot").boot({ ...logs, ready, pool, now: () => Date.now() });
}

/** Fails once Pyodide cannot have a file, for which it might wait for ever. All that it fetches is counted. */
const missing = (files: Files): Promise<never> =>
  new Promise((_, failed) => {
    globalThis.fetch = (...asked) =>
      files.fetch(...asked).catch((why: unknown) => {
        failed(why);
        throw why;
      });
  });

async function startPython(files: Files): Promise<Pyodide> {
  const [loader, module, app, msgspec] = await Promise.all([
    files.module<Loader>("pyodide.js"),
    files.module<{ default: unknown }>("pyodide.asm.js"),
    files.bytes("app.packed"),
    files.bytes(files.named(EVERY, /\.whl$/)[0]!),
  ]);
  const python = await loader.loadPyodide({
    indexURL: files.address(""),
    stdLibURL: files.address("library.packed"),
    createPyodideModule: module.default,
  });
  python.unpackArchive(msgspec, "whl");
  python.unpackArchive(app, "zip", { extractDir: "/app" });
  python.FS.mkdirTree(FOLDER);
  python.runPython(FOUND);
  return python;
}
