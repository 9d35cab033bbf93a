/**
 * Keeps one page for when the server cannot be reached, and nothing else: whatever the server can be asked is asked of it.
 * The build puts a digest of these files here, so that a browser that has older ones fetches them anew: "digest".
 */

const KEPT = "toptafel-offline";
const FILES = ["offline.html", "offline.css", "offline.js", "icon.svg"];
const addresses = FILES.map((file) => new URL(file, self.registration.scope).href);

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll(addresses.map((address) => new Request(address, { cache: "reload" })));
}

/** The page below its own address, wherever the reader wanted to go. */
async function offline() {
  const kept = await caches.match(addresses[0]);
  if (!kept) return Response.error();
  const page = (await kept.text()).replace('<base href="/" />', `<base href="${self.registration.scope}" />`);
  return new Response(page, { headers: kept.headers });
}

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(offline));
  else if (addresses.includes(request.url))
    event.respondWith(fetch(request).catch(async () => (await caches.match(request.url)) ?? Response.error()));
});
