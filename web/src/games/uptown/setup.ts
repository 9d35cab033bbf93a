import type { SetUpParts } from "../../lib/setup/setups";
import Scored from "./Scored.svelte";

const COLOURS = ["B", "G", "O", "R", "V"];

/** Everybody has a colour; two players have two each. */
export default {
  pictures: { scoring: Scored },
  stones: (players) =>
    Array.from({ length: players }, (_, seat) =>
      players === 2 ? [COLOURS[seat]!, COLOURS[seat + 2]!] : [COLOURS[seat]!],
    ),
} satisfies SetUpParts;
