/**
 * Keeps all files of a folder that `toptafel publish` has written, so that it plays without a network, and serves what
 * it has kept first. Each version has a worker of its own, which the page asks for by its address: here.js?VERSION. A new
 * one fetches what has changed while the old one is played, and takes over once no page of the old one is open.
 */

const VERSION = new URL(self.location.href).search.slice(1);
const PREFIX = `toptafel-here ${new URL(self.registration.scope).pathname} `; // other folders of a host keep their own
const LIST = "python/files.json";
const AT_ONCE = 3; // half of what a browser asks a host for at once: whoever plays meanwhile needs files too
const at = (path) => new URL(path, self.registration.scope).href;
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** The list of all files of our version; an error, if the folder has another one by now. */
async function newest() {
  const list = await fetch(at(`${LIST}?${VERSION}`), { cache: "no-store" });
  const { version, files } = await list.clone().json();
  if (version !== VERSION) throw new Error(`expected version ${VERSION} of the folder, got ${version}`);
  return { list, files: files.filter(({ path }) => !path.startsWith("_")) }; // what hosts read they do not serve
}

/** What other versions have kept, by digest, so that only what has changed is fetched. */
async function keptBefore() {
  const known = new Map();
  for (const name of await ours()) {
    const cache = await caches.open(name);
    const list = await cache.match(at(LIST));
    for (const { path, sha256 } of list ? (await list.json()).files : []) known.set(sha256, { cache, path });
  }
  return known;
}

async function digestOf(content) {
  const digest = await crypto.subtle.digest("SHA-256", content);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file as the list says; an error, if the folder is being changed or is damaged. */
async function fileOf({ path, sha256 }, known) {
  const before = known.get(sha256);
  const kept = before && (await before.cache.match(at(before.path)));
  if (kept) return kept;
  for (const cache of ["default", "reload"]) {
    const answer = await fetch(at(path), { cache });
    const content = await answer.arrayBuffer();
    if (answer.ok && (await digestOf(content)) === sha256) return plain(content, answer.headers);
  }
  throw new Error(`${path} is not what the list says`);
}

/** An answer without what is true of its way here alone; one that was led elsewhere cannot be a page. */
function plain(content, sent) {
  const headers = new Headers(sent);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(content, { headers });
}

/** Keep all files, and then their list: a version that has it is whole. */
async function keep() {
  const { list, files } = await newest();
  const known = await keptBefore();
  const cache = await caches.open(PREFIX + VERSION);
  const some = async () => {
    for (let file = files.shift(); file; file = files.shift())
      await cache.put(at(file.path), await fileOf(file, known));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
  await cache.put(at(LIST), plain(await list.arrayBuffer(), list.headers));
}

/** No page uses another version any more. */
async function takeOver() {
  for (const name of await ours()) if (name !== PREFIX + VERSION) await caches.delete(name);
  await self.clients.claim();
}

async function served(request) {
  const url = request.mode === "navigate" ? pageAt(request.url) : request.url;
  const cache = await caches.open(PREFIX + VERSION);
  return (await cache.match(url)) ?? fetch(request).catch(() => otherwise(cache, url));
}

/** Without a network, what was kept of something of which the newest was asked for. */
async function otherwise(cache, url) {
  return (await cache.match(url.split("?")[0])) ?? Response.error();
}

/** The folder itself is its index.html, whatever is asked of it. */
function pageAt(address) {
  const url = address.split(/[?#]/)[0];
  return url === at("") ? at("index.html") : url;
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(at(""))) event.respondWith(served(event.request));
});
