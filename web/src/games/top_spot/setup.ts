import type { SetUpParts } from "../../lib/setup/setups";
import Stacked from "./cards/Stacked.svelte";

/** Nobody has a colour of their own. */
export default {
  pictures: { level: Stacked },
} satisfies SetUpParts;
