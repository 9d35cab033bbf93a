/** The hints that go to one place on a board: their moves, and their numbers, the best first. */
export interface Idea {
  place: string;
  moves: string[];
  numbers: number[];
}

/** Hints by where they go; those without a place are on no board. */
export function ideasBy(moves: string[], placeOf: (move: string) => string | undefined): Idea[] {
  const found = new Map<string, Idea>();
  moves.forEach((move, at) => {
    const place = placeOf(move);
    if (place === undefined) return;
    const { moves: earlier, numbers } = found.get(place) ?? { moves: [], numbers: [] };
    found.set(place, { place, moves: [...earlier, move], numbers: [...numbers, at + 1] });
  });
  return [...found.values()];
}
