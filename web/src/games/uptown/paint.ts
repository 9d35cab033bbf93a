/** The colours of the look by their letter: face, edge, and what is written on them. */
export const PAINT: Record<string, { face: string; edge: string; on: string }> = {
  B: { face: "var(--blue)", edge: "var(--blue-edge)", on: "var(--cream)" },
  G: { face: "var(--green)", edge: "var(--green-edge)", on: "var(--cream)" },
  O: { face: "var(--orange)", edge: "var(--orange-edge)", on: "var(--dark)" },
  R: { face: "var(--red)", edge: "var(--red-edge)", on: "var(--cream)" },
  V: { face: "var(--violet)", edge: "var(--violet-edge)", on: "var(--cream)" },
};
