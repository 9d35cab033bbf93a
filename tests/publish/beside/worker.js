/** The Python of a published folder, with all its games: runs what it is told, and says what comes of it as JSON. */
const FOLDER = "/files";
const LAID = /(\.tables|index\.json|-[0-9a-f]{8}\.wasm)$/; // what Python reads as files
const python = new URL(`${location.search.slice(1)}python/`, location.origin);
const plainly = fetch;
self.fetch = async (address, ...rest) => {
  const answer = await plainly(address, ...rest);
  if (!String(address.url ?? address).endsWith(".packed")) return answer;
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip")));
}; // which Pyodide uses, too
const started = start();
let last = started;

self.onmessage = ({ data }) => {
  last = last.then(() => answer(data));
};

async function answer(source) {
  try {
    postMessage({ answer: JSON.parse((await started).runPython(source)) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
}

const bytes = async (address) => (await fetch(address)).arrayBuffer();

async function start() {
  const { files } = await (await fetch(new URL("files.json", python))).json();
  const names = files.filter(({ path }) => path.startsWith("python/")).map(({ path }) => path.slice("python/".length));
  const { loadPyodide } = await import(new URL("pyodide.js", python));
  const { default: createPyodideModule } = await import(new URL("pyodide.asm.js", python));
  const pyodide = await loadPyodide({
    indexURL: python.href,
    stdLibURL: new URL("library.packed", python).href,
    createPyodideModule,
  });
  const named = (name) => bytes(new URL(name, python));
  pyodide.unpackArchive(await named(names.find((name) => name.endsWith(".whl"))), "whl");
  pyodide.unpackArchive(await named("app.packed"), "zip", { extractDir: "/app" });
  pyodide.FS.mkdirTree(FOLDER);
  for (const name of names.filter((name) => LAID.test(name))) {
    pyodide.FS.writeFile(`${FOLDER}/${name}`, new Uint8Array(await named(name)));
  }
  for (const path of ["publish/beside/opened.py", "equality/plies.py"]) {
    const name = path.split("/").at(-1);
    pyodide.FS.writeFile(`/app/${name}`, new Uint8Array(await bytes(new URL(`/tests/${path}`, location.origin))));
  }
  pyodide.runPython(`import sys; sys.path.insert(0, "/app"); import opened; opened.open_all("${FOLDER}")`);
  return pyodide;
}
