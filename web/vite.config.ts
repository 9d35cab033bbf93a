import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./offline.ts";
import { pictures } from "./pictures.ts";

/** All that the start page needs is one file, as each has to be asked for. */
const START = { name: "start", test: /src\/App\.svelte$/ };

/**
 * What every board uses is one file, as is what those in squares use; and what a game needs at a table, which is always
 * asked for together. Where games share more than that it has to be a file too, else it lies in that of one of them.
 */
const BOARD = { name: "board", test: /src\/(lib|parts)\/board\/(?!Cells|squares|picture|sheets)/ };
const SQUARES = { name: "squares", test: /src\/(lib\/board\/squares|parts\/board\/Cells)\./ };
const GAME = {
  name: (path: string): string => /games\/(\w+)/.exec(path)![1]!,
  test: /src\/games\/\w+\/(Board|Hand|Task|Actions|Piece|Score|standing)\./,
};

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
    rolldownOptions: { output: { codeSplitting: { groups: [START, BOARD, SQUARES, GAME] } } },
  },
  worker: { format: "es" },
  server: { fs: { allow: [".."] } },
});
