import type { Environment } from "vitest/runtime";

/** Code is made as for a browser, and runs in Node. */
export default {
  name: "pageless",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => {} }),
} satisfies Environment;
