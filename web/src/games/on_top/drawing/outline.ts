import { pointsOf, spotOf, type Spot } from "../lattice";

/** The shape of any board: its rim, and holes if it has some. */

/** The sides that only one field has, as closed ways around the board and its holes; the longest first. */
export function loops(fields: string[]): string[][] {
  const sides = new Map<string, number>();
  for (const field of fields)
    for (const point of pointsOf(field)) {
      const side = field.replace(point, "");
      sides.set(side, (sides.get(side) ?? 0) + 1);
    }
  const left = new Set([...sides].filter(([, count]) => count === 1).map(([side]) => side));
  const found: string[][] = [];
  for (const side of left) found.push(walk(side, left));
  return found.sort((one, other) => other.length - one.length);
}

function walk(first: string, left: Set<string>): string[] {
  const way = [first.slice(0, 2)];
  let side: string | undefined = first;
  while (side) {
    left.delete(side);
    const here: string = side.replace(way.at(-1)!, "");
    if (here !== way[0]) way.push(here);
    side = [...left].find((one) => one.startsWith(here) || one.endsWith(here));
    if (here === way[0]) break;
  }
  return way;
}

const turn = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

/** The corners of a way, clockwise, without the points that lie on a straight line. */
export function cornersAlong(way: string[], tall: boolean): Spot[] {
  const spots = way.map((point) => spotOf(point, tall));
  const area = spots.reduce((sum, spot, n) => sum + turn({ x: 0, y: 0 }, spot, spots[(n + 1) % spots.length]!), 0);
  if (area < 0) spots.reverse();
  return spots.filter((spot, n) => Math.abs(turn(spots.at(n - 1)!, spot, spots[(n + 1) % spots.length]!)) > 0.01);
}
