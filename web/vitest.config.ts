import { mergeConfig } from "vite";
import page from "./vite.config.ts";

/** Tests run what a browser runs, effects and all; only, there is no page. */
export default mergeConfig(page, {
  environments: { client: { resolve: { conditions: ["browser"] } } },
  test: { environment: "./pageless.ts", server: { deps: { inline: [/svelte/] } } },
});
