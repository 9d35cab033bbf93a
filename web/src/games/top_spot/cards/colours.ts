/** The five colours and the joker's grey: paint, edge, what is written on it, and a mark of its own (around 0, of radius 1). */

interface Paint {
  face: string;
  edge: string;
  ink: string;
  mark: string;
}

const paint = (name: string, ink: string, mark: string): Paint => ({
  face: `var(--${name})`,
  edge: `var(--${name}-edge)`,
  ink: `var(--${ink})`,
  mark,
});

export const PAINTS: Record<string, Paint> = {
  B: paint("blue", "cream", "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z"),
  G: paint("green", "cream", "M0-1.05L1.05.85H-1.05Z"),
  O: paint("orange", "dark", "M-.86-.86H.86V.86H-.86Z"),
  R: paint("red", "cream", "M0-1.15L1 0L0 1.15L-1 0Z"),
  V: paint("violet", "cream", "M-.36-1.05H.36V-.36H1.05V.36H.36V1.05H-.36V.36H-1.05V-.36H-.36Z"),
  J: {
    face: "#6a6e74",
    edge: "#45494f",
    ink: "var(--cream)",
    mark: "M0-1.1L.3-.36L1.05-.34L.46.13L.66.88L0 .45L-.66.88L-.46.13L-1.05-.34L-.3-.36Z",
  },
};

export const paintOf = (colour: string): Paint => PAINTS[colour] ?? PAINTS.J!;
