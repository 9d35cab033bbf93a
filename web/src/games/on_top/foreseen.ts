import { preview, type Preview } from "./preview";
import type { OnTopView } from "./view";

/** What the page foresees of some moves, for the test that has the rules play them. */
export default ({ view, moves }: { view: OnTopView; moves: string[] }): Preview[] =>
  moves.map((move) => preview(view, move));
