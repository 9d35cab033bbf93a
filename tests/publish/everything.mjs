/** node everything.mjs PYTHON: imports all that is in a published folder's Python, and says what cannot be. */

import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [folder] = process.argv.slice(2);
const load = async (name) => import(pathToFileURL(join(folder, name)).href);
const read = (name) => readFileSync(join(folder, name));
const bytes = (content) => new Uint8Array(content);

const { loadPyodide } = await load("pyodide.js");
const { default: createPyodideModule } = await load("pyodide.asm.js");
const library = join(mkdtempSync(join(tmpdir(), "library-")), "library.zip");
writeFileSync(library, gunzipSync(read("library.packed")));
const python = await loadPyodide({ indexURL: folder, createPyodideModule, stdLibURL: library });
python.unpackArchive(bytes(read(readdirSync(folder).find((name) => name.endsWith(".whl")))), "whl");
python.unpackArchive(bytes(gunzipSync(read("app.packed"))), "zip", { extractDir: "/app" });
python.FS.mkdirTree("/files");
for (const name of readdirSync(folder).filter((name) => name.endsWith(".tables")))
  python.FS.writeFile(`/files/${name}`, bytes(read(name)));

const script = `
import importlib, json, sys, traceback
from pathlib import Path

sys.path.insert(0, "/app")
from toptafel.kit import tables
tables.open_folder(Path("/files"))

found = {}
for file in sorted(Path("/app").rglob("*.pyc")):
    name = ".".join(file.relative_to("/app").with_suffix("").parts).removesuffix(".__init__")
    try:
        importlib.import_module(name)
        found[name] = ""
    except Exception:
        found[name] = traceback.format_exc()
json.dumps(found)
`;
console.log(python.runPython(script));
