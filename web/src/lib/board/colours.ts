/** The players' colours by their letters, as all parts of the page paint them. */

const NAMES: Record<string, string> = {
  B: "blue",
  G: "green",
  O: "orange",
  R: "red",
  V: "violet",
  Y: "yellow",
  W: "white",
};
const LIGHT = new Set(["O", "Y", "W"]);

/** The paint of a letter; whatever is no letter of ours is a colour of its own. */
export const faceOf = (colour: string): string => (NAMES[colour] ? `var(--${NAMES[colour]})` : colour);
export const edgeOf = (colour: string): string => (NAMES[colour] ? `var(--${NAMES[colour]}-edge)` : colour);
/** What is written on it. */
export const inkOn = (colour: string): string => (LIGHT.has(colour) ? "var(--dark)" : "var(--cream)");
