import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource-variable/fraunces/soft.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./lib/words/words.svelte";
import "./tokens.css";

await begin();
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator) {
  // only pages that browsers hold for secure have one; on others the page itself says that the server is away
  navigator.serviceWorker.register(new URL("worker.js", document.baseURI)).catch(() => {});
}
