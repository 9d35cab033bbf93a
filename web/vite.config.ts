import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./offline.ts";
import { pictures } from "./pictures.ts";

/** All that the start page needs is one file, as each has to be asked for. */
const START = { name: "start", test: /src\/App\.svelte$/ };

/** The page is built into the Python package, which serves it; all addresses are relative, so it works below a path. */
export default defineConfig({
  base: "./",
  plugins: [svelte(), offline(), pictures()],
  build: {
    outDir: "../src/toptafel/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: false, // one small file, so that pictures of boards have their styles without the boards
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [START] } } },
  },
  server: { fs: { allow: [".."] } },
});
