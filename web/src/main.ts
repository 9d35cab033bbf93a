import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource-variable/fraunces/soft.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { isHere } from "./lib/net/here";
import { use } from "./lib/net/transport";
import { inTurn } from "./lib/ui/later";
import { begin } from "./lib/words/words.svelte";
import "./tokens.css";

/** Where the table is: at the server, or here, where it is made ready once the page has been seen. */
async function find(): Promise<() => Promise<void>> {
  if (!isHere) return async () => {};
  const { Local } = await import("./lib/net/local");
  const local = new Local();
  use(local);
  return () => inTurn().then(() => local.prepare());
}

const [prepare] = await Promise.all([find(), begin()]);
mount(App, { target: document.getElementById("app")! });
await prepare(); // what is kept for later must not hold up what is needed now
if ("serviceWorker" in navigator) {
  // only pages that browsers hold for secure have one; on others the page itself says that the server is away
  navigator.serviceWorker.register(new URL(isHere ? "here.js" : "worker.js", document.baseURI)).catch(() => {});
}
