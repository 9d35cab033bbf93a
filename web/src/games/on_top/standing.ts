import type { Say, Standing } from "../../lib/board/boards";
import type { OnTopView } from "./view";

/** All lies open: nobody at this table has to look away. */
export const open = true;

/** Points as on the score track; what stones that are left would cost is said apart, and counted only at the end. */
export default (view: OnTopView, say: Say): Standing[] =>
  view.seats.map(({ colour, points, left, score }) => ({
    colours: [colour],
    score: view.to_move === null ? score : points,
    about: say("web-left", { left }),
    later: view.to_move === null || left === 0 ? "" : say("web-takes", { left }),
  }));
