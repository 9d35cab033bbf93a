/** node shrink.mjs PYODIDE WORK: runs shrink.py in Pyodide on the archives in a folder, and writes what it makes there. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, work] = process.argv.slice(2);
const here = import.meta.dirname;
const load = async (name) => import(pathToFileURL(join(pyodide, name)).href);

const { loadPyodide } = await load("pyodide.js");
const { default: createPyodideModule } = await load("pyodide.asm.js");
const python = await loadPyodide({
  indexURL: pyodide,
  createPyodideModule,
  stdLibURL: join(pyodide, "library.zip"),
  env: { PYTHONNODEBUGRANGES: "1" }, // columns are of no use where the sources are not
});

const given = { "sources.zip": work, "msgspec.whl": work, "library.zip": pyodide };
for (const [name, folder] of Object.entries(given))
  python.FS.writeFile(`/${name}`, new Uint8Array(readFileSync(join(folder, name))));
for (const name of ["closure.py", "shrink.py"]) python.FS.writeFile(name, readFileSync(join(here, name), "utf-8"));

const script = `
import shrink
shrink.make("/sources.zip", "/library.zip", "/msgspec.whl", "/app.zip", "/needed.zip")
`;
python.runPython(script);
for (const name of ["app.zip", "needed.zip"]) writeFileSync(join(work, name), python.FS.readFile(`/${name}`));
