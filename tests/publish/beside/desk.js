/** Speaks with the worker of a published folder as its page does, on a device that has kept what it is told. */
const PATIENCE = 180_000; // milliseconds
const lines = new Map();
const asked = new Map();
let worker;
let numbers = 0;

const stored = (transaction) =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error);
  });

/** Keep logs, what is known of tables, and texts, as the worker would have. */
globalThis.keep = async ({ logs, summaries, texts }) => {
  const opening = indexedDB.open("toptafel", 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("tables", { keyPath: "table" });
    opening.result.createObjectStore("events");
    opening.result.createObjectStore("texts");
  };
  await new Promise((done) => (opening.onsuccess = done));
  const transaction = opening.result.transaction(["tables", "events", "texts"], "readwrite");
  for (const [table, bodies] of Object.entries(logs)) {
    bodies.forEach((body, index) => transaction.objectStore("events").add(body, [table, index + 1]));
    transaction.objectStore("tables").add({ table, length: bodies.length, summary: summaries[table] });
  }
  for (const [name, text] of Object.entries(texts)) transaction.objectStore("texts").add(text, name);
  await stored(transaction);
  opening.result.close();
};

globalThis.begin = (address) => {
  worker = new Worker(address, { type: "module" });
  worker.onmessage = ({ data }) => {
    if (data.kind === "answer") asked.get(data.id)(data);
    if (data.kind === "told") hear(lines.get(data.socket), data.text);
  };
};

function hear(line, text) {
  if (line.waiting) line.waiting(text);
  else line.heard.push(text);
  line.waiting = null;
}

globalThis.ask = (method, path, headers, body) =>
  new Promise((settle) => {
    asked.set(++numbers, settle);
    worker.postMessage({ kind: "request", id: numbers, method, path, headers, body });
  });

globalThis.dial = (path) => {
  lines.set(++numbers, { heard: [], waiting: null });
  worker.postMessage({ kind: "connect", socket: numbers, path });
  return numbers;
};

globalThis.say = (socket, text) => worker.postMessage({ kind: "say", socket, text });

globalThis.next = (socket) => {
  const line = lines.get(socket);
  if (line.heard.length) return line.heard.shift();
  return new Promise((settle, fail) => {
    line.waiting = settle;
    setTimeout(() => fail(new Error("nothing has come")), PATIENCE);
  });
};
