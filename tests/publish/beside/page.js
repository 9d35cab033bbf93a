/** Hands what is to be run to the worker, and its answer back. */
const worker = new Worker(new URL(`worker.js${location.search}`, location.href), { type: "module" });
const waiting = [];

worker.onmessage = ({ data }) => {
  const { settle, fail } = waiting.shift();
  if ("error" in data) fail(new Error(data.error));
  else settle(data.answer);
};
worker.onerror = (event) => waiting.shift()?.fail(new Error(event.message));

globalThis.run = (source) =>
  new Promise((settle, fail) => {
    waiting.push({ settle, fail });
    worker.postMessage(source);
  });
