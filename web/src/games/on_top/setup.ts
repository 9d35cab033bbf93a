import type { Chosen } from "../../lib/setup/choosing";
import { sentence } from "../../lib/setup/seating";
import type { SetUpParts } from "../../lib/setup/setups";
import Partners from "./options/Partners.svelte";
import Triangles from "./options/Triangles.svelte";

const COLOURS = ["B", "Y", "R", "W"];

const coloursOf = (chosen: Chosen): string[] => chosen.colours as string[];
const neutral = (chosen: Chosen): string[] => COLOURS.filter((colour) => !coloursOf(chosen).includes(colour));

/** Everybody chooses a colour; who takes that of another gives theirs for it. */
export default {
  palette: COLOURS,
  elsewhere: ["colours"],
  drawn: { start: Triangles, teams: Partners },
  stones: (_, chosen) => coloursOf(chosen).map((colour) => [colour]),
  take: (seat, stone, chosen) => {
    const before = coloursOf(chosen);
    const colours = before.map((colour, other) => (other === seat ? stone : colour === stone ? before[seat]! : colour));
    return { ...chosen, colours };
  },
  reseat: (players, chosen) => {
    if (!chosen.colours) return chosen;
    const colours = [...coloursOf(chosen), ...neutral(chosen)].slice(0, players);
    return { ...chosen, colours };
  },
  tell: (_, chosen, say, list) => {
    const free = neutral(chosen).map((colour) => say("colour-name", { colour }));
    return free.length ? [sentence(say("web-play-along", { colours: list(free), count: free.length }))] : [];
  },
} satisfies SetUpParts;
