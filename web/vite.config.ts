import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./offline.ts";

/** The page is built into the Python package, which serves it; all addresses are relative, so it works below a path. */
export default defineConfig({
  base: "./",
  plugins: [svelte(), offline()],
  build: {
    outDir: "../src/toptafel/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] } },
});
