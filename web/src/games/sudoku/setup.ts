import type { SetUpParts } from "../../lib/setup/setups";
import Scored from "./Scored.svelte";

/** The colours of the pawns on the score track. */
export default {
  pictures: { scoring: Scored },
  stones: (players) => [["B"], ["G"], ["O"], ["R"]].slice(0, players),
} satisfies SetUpParts;
