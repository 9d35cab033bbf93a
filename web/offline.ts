import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * The page that says that there is no connection, in four languages, and the worker that keeps it;
 * and the worker that keeps a folder which needs no server.
 */

const LANGUAGES = ["en", "nl", "de", "fr"];
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");

function section(language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(read(`src/words/${language}.ftl`)));
  const say = (message: string): string => escaped(bundle.formatPattern(bundle.getMessage(message)!.value!));
  return `<section lang="${language}">
        <h1>${say("offline")}</h1>
        <p>${say("offline-about")}</p>
        <button class="button main">${say("try-again")}</button>
      </section>`;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The files by name; the worker changes whenever one of the others does. */
function files(): Record<string, string> {
  const shown = {
    "offline.html": read("offline/page.html").replace("<!-- words -->", LANGUAGES.map(section).join("\n      ")),
    "offline.css": read("src/tokens.css") + read("offline/page.css"),
    "offline.js": read("offline/page.js"),
  };
  const digest = createHash("sha256").update(JSON.stringify(shown)).digest("hex");
  const worker = read("offline/worker.js").replace('"digest"', digest);
  return { ...shown, "worker.js": worker, "here.js": read("offline/here.js") };
}

export const offline = (): Plugin => ({
  name: "toptafel-offline",
  apply: "build",
  generateBundle() {
    for (const [fileName, source] of Object.entries(files())) this.emitFile({ type: "asset", fileName, source });
  },
});
