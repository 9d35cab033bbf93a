import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource-variable/fraunces/soft.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { isHere } from "./lib/net/here";
import { use } from "./lib/net/transport";
import { inTurn } from "./lib/ui/later";
import { begin } from "./lib/words/words.svelte";
import "./tokens.css";

/**
 * Where the table is: at the server, or here, where it is made ready once the page has been seen. What is found is the
 * worker that keeps the page for when there is no network; it must not hold up what is needed now.
 */
async function find(): Promise<() => Promise<string>> {
  if (!isHere) return async () => "worker.js";
  const { Local, newest } = await import("./lib/net/local");
  const local = new Local();
  use(local);
  return async () => {
    await inTurn();
    await local.prepare();
    return `here.js?${await newest()}`;
  };
}

async function keep(worker: Promise<string>): Promise<void> {
  // only pages that browsers hold for secure have one; on others the page itself says that the server is away
  await navigator.serviceWorker?.register(new URL(await worker, document.baseURI));
}

const [prepare] = await Promise.all([find(), begin()]);
mount(App, { target: document.getElementById("app")! });
keep(prepare()).catch(() => {}); // without a network nothing new can be kept
