import type { Say, Standing } from "../../lib/boards";
import type { View } from "./view";

/** Players have no colours of their own here; what counts is the points of the match. */
export default (view: View, say: Say): Standing[] =>
  view.seats.map(({ points, cards }) => ({ colours: [], score: points, about: say("web-at-seat", { points, cards }) }));
