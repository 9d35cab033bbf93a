import type { Say, Standing } from "../../lib/board/boards";
import { coloursOf, hasTwo, type UptownView } from "./uptown";

/** Groups are what counts; beside them what is still to come and what was captured. */
export default (view: UptownView, say: Say): Standing[] =>
  view.seats.map((seat, number) => {
    const colours = coloursOf(view, number);
    const pile = colours.reduce((sum, colour) => sum + view.colours[colour]!.pile, 0);
    const captured = Object.values(seat.captured).flat().length;
    const unit = say("web-unit", { groups: seat.groups });
    return { colours, score: seat.groups, unit, about: say("web-standing", { pile, captured }) };
  });

export const heading = (view: UptownView, say: Say): string => (hasTwo(view) ? say("web-duel") : "");
