import type { Say, Standing } from "../../lib/boards";
import type { OnTopView } from "./view";

/** All lies open: nobody at this table has to look away. */
export const open = true;

export default (view: OnTopView, say: Say): Standing[] =>
  view.seats.map(({ colour, points, left, score }) => ({
    colours: [colour],
    score,
    about: say("web-standing", { points, left }),
  }));
