import type { Say, Standing } from "../../lib/board/boards";
import type { View } from "./view";

/** Players have no colours of their own here; what counts is the points of the match. */
export default (view: View, say: Say): Standing[] =>
  view.seats.map(({ points, cards }) => ({
    colours: [],
    score: points,
    unit: say("web-unit", { points }),
    about: say("web-at-seat", { points, cards }),
  }));

export const seated = true;

export const heading = ({ match, options }: View, say: Say): string =>
  say("web-game", { number: match.number, games: options.games });
