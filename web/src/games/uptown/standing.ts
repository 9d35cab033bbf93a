import type { Say, Standing } from "../../lib/boards";
import { coloursOf, type UptownView } from "./uptown";

/** Groups are what counts; beside them what is still to come and what was captured. */
export default (view: UptownView, say: Say): Standing[] =>
  view.seats.map((seat, number) => {
    const colours = coloursOf(view, number);
    const pile = colours.reduce((sum, colour) => sum + view.colours[colour]!.pile, 0);
    const captured = Object.values(seat.captured).flat().length;
    return { colours, score: seat.groups, about: say("web-standing", { pile, captured }) };
  });
