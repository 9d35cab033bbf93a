/**
 * Where intersections, fields and tiles are. A side of a field is 1 long; the board lies wide, or is turned by a
 * quarter on a narrow screen, with row a at the right.
 */

export interface Spot {
  x: number;
  y: number;
}

const ROWS = "abcdefg";
const HEIGHT = Math.sqrt(3) / 2;

export function spotOf(point: string, tall = false): Spot {
  const row = ROWS.indexOf(point[0]!) - 3;
  const x = Number(point[1]) - 5 + Math.abs(row) / 2;
  const y = row * HEIGHT;
  return tall ? { x: -y, y: x } : { x, y };
}

const key = (spot: Spot): string => `${Math.round(spot.x * 4)},${Math.round(spot.y * 4)}`;
const NAMES = new Map(
  [...ROWS].flatMap((row) => [..."123456789"].map((number) => row + number)).map((name) => [key(spotOf(name)), name]),
);

/** A function of a name that is worked out once: there are few names, and a tile that is carried asks for all of them. */
function once<T>(work: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    if (!known.has(name)) known.set(name, work(name));
    return known.get(name)!;
  };
}

export const pointsOf = once((field): readonly string[] => [field.slice(0, 2), field.slice(2, 4), field.slice(4)]);

export const middle = (spots: Spot[]): Spot => ({
  x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
  y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
});

/** The four corners of a tile by its two sharp ones: sharp, wide, sharp, wide, clockwise; none if that is no tile. */
export const cornersOf = once((move): readonly string[] => {
  const first = spotOf(move.slice(0, 2));
  const third = spotOf(move.slice(2));
  const centre = middle([first, third]);
  const aside = { x: (third.y - first.y) / (4 * HEIGHT), y: (first.x - third.x) / (4 * HEIGHT) };
  const second = NAMES.get(key({ x: centre.x + aside.x, y: centre.y + aside.y }));
  const fourth = NAMES.get(key({ x: centre.x - aside.x, y: centre.y - aside.y }));
  return second && fourth ? [move.slice(0, 2), second, move.slice(2), fourth] : [];
});

/** The two fields that a tile covers. */
export const fieldsOf = once((move): readonly string[] => {
  const [first, second, third, fourth] = cornersOf(move);
  return [first, third].map((sharp) => [sharp, second, fourth].sort().join(""));
});

/** How often a tile is turned clockwise by a sixth, if with its first corner on top it is not turned. */
export const turnsOf = once((move): number => {
  const first = spotOf(move.slice(0, 2));
  const third = spotOf(move.slice(2));
  const angle = Math.atan2(first.x - third.x, third.y - first.y);
  return (Math.round(angle / (Math.PI / 3)) + 6) % 6;
});

/** Two fields share a side if they have two corners in common. */
export function areBeside(one: string, other: string): boolean {
  return one !== other && besides(one).includes(other);
}

/** The three fields of an endless board that share a side with one. */
export const besides = once((field): readonly string[] => {
  const points = pointsOf(field);
  return points.map((sharp) => {
    const [one, other] = points.filter((point) => point !== sharp) as [string, string];
    return [one, other, across(sharp, one, other)].sort().join("");
  });
});

/** The name of the point on the other side of a side; none if it is not on any board. */
function across(sharp: string, one: string, other: string): string {
  const [from, a, b] = [sharp, one, other].map((point) => spotOf(point)) as [Spot, Spot, Spot];
  return NAMES.get(key({ x: a.x + b.x - from.x, y: a.y + b.y - from.y })) ?? "";
}

/** All tiles that would cover a field, each way round, on a board of these fields. */
export function tilesOn(field: string, fields: string[]): string[] {
  return fields
    .filter((other) => areBeside(field, other))
    .flatMap((other) => {
      const [one] = pointsOf(field).filter((point) => !pointsOf(other).includes(point));
      const [two] = pointsOf(other).filter((point) => !pointsOf(field).includes(point));
      return [`${one}${two}`, `${two}${one}`];
    });
}

/** Fields in rows from the top, each from the left. */
export function rowsOf(fields: string[]): string[][] {
  const across = (field: string): number => middle(pointsOf(field).map((point) => spotOf(point))).x;
  return [...ROWS]
    .map((row) => fields.filter((field) => field[0] === row).sort((one, other) => across(one) - across(other)))
    .filter((row) => row.length > 0);
}

/** Where the middles of fields lie. */
export const centresOf = (fields: string[], tall: boolean): Map<string, Spot> =>
  new Map(fields.map((field) => [field, middle(pointsOf(field).map((point) => spotOf(point, tall)))]));
