import type { Spot } from "../lattice";

/** How things look: colours with their marks, and the shapes of tiles and fields, 100 for a side of a field. */

export const SIDE = 100;
export const CIRCLE = 0.385 * SIDE;
const SEAM = 0.014 * SIDE;

export const FILL: Record<string, string> = {
  B: "var(--blue)",
  R: "var(--red)",
  W: "var(--white)",
  Y: "var(--yellow)",
};
export const EDGE: Record<string, string> = {
  B: "var(--blue-edge)",
  R: "var(--red-edge)",
  W: "var(--white-edge)",
  Y: "var(--yellow-edge)",
};
export const INK: Record<string, string> = {
  B: "var(--cream)",
  R: "var(--cream)",
  W: "var(--dark)",
  Y: "var(--dark)",
};

/** The corners of a tile that stands on its tip. */
export const UPRIGHT: Spot[] = [
  { x: 0, y: -86.6 },
  { x: 50, y: 0 },
  { x: 0, y: 86.6 },
  { x: -50, y: 0 },
];

/** A tile in hand around its middle, turned so often by a sixth; by a quarter more where the board is. */
export const held = (turns: number, tall: boolean): Spot[] =>
  UPRIGHT.map(({ x, y }) => {
    const angle = (turns * Math.PI) / 3 + (tall ? Math.PI / 2 : 0);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return { x: x * cos - y * sin, y: x * sin + y * cos };
  });

/** A tile and where its corners are, clockwise from the one of its first letter. */
export interface Lying {
  tile: string;
  spots: Spot[];
}

const DIAMOND: Spot[] = [
  { x: 0, y: -1.2 },
  { x: 1.05, y: 0 },
  { x: 0, y: 1.2 },
  { x: -1.05, y: 0 },
];
const STAR: Spot[] = Array.from({ length: 10 }, (_, tip) => {
  const [far, angle] = [tip % 2 ? 0.5 : 1.2, (tip * Math.PI) / 5];
  return { x: far * Math.sin(angle), y: -far * Math.cos(angle) };
});

const r = (value: number): number => Math.round(value * 100) / 100;
export const at = (spot: Spot): string => `${r(spot.x)} ${r(spot.y)}`;
export const polygon = (spots: Spot[]): string => `M${spots.map(at).join("L")}Z`;
export const scaled = (spot: Spot): Spot => ({ x: spot.x * SIDE, y: spot.y * SIDE });

/** A mark, so many units to each side of a place: a disc, a diamond, a ring or a star. No mark needs a transform. */
export function mark(colour: string, spot: Spot, wide: number, high = wide): string {
  const around = (part: number): string => {
    const [rx, ry] = [r(part * wide), r(part * high)];
    return `M${r(spot.x - part * wide)} ${r(spot.y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  };
  if (colour === "B") return around(0.95);
  if (colour === "W") return around(1) + around(0.5);
  const corners = colour === "R" ? DIAMOND : STAR;
  return polygon(corners.map(({ x, y }) => ({ x: spot.x + x * wide, y: spot.y + y * high })));
}

const plus = (spot: Spot, way: Spot, far: number): Spot => ({ x: spot.x + way.x * far, y: spot.y + way.y * far });
const cross = (one: Spot, other: Spot): number => one.x * other.y - one.y * other.x;

function towards(from: Spot, to: Spot): Spot {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
}

/** A corner, of a shape given clockwise, moved inwards, so that both its sides are that far from where they were. */
function inset(spots: Spot[], corner: number, far: number): Spot {
  const here = spots[corner]!;
  const before = towards(here, spots.at(corner - 1)!);
  const after = towards(here, spots[(corner + 1) % spots.length]!);
  return plus(here, { x: before.x + after.x, y: before.y + after.y }, far / cross(after, before));
}

/** A shape, smaller by so much on every side. */
export const smaller = (spots: Spot[], far = SEAM): Spot[] => spots.map((_, corner) => inset(spots, corner, far));

export interface Sector {
  shape: string;
  /** Where its marks are: one for each segment that it counts. */
  marks: Spot[];
  /** The line between its two sixths. */
  middle: string;
}

/** The coloured part at a corner of a tile, whose corners are given clockwise. */
export function sector(spots: Spot[], corner: number, sixths: boolean): Sector {
  const here = spots[corner]!;
  const tip = inset(spots, corner, SEAM);
  const [from, to] = [spots[(corner + 1) % 4]!, spots.at(corner - 1)!].map((other) => towards(here, other)) as [
    Spot,
    Spot,
  ];
  const along = Math.sqrt(CIRCLE ** 2 - SEAM ** 2);
  const begin = plus(plus(here, from, along), { x: -from.y, y: from.x }, SEAM);
  const end = plus(plus(here, to, along), { x: to.y, y: -to.x }, SEAM);
  const wide = corner % 2 === 1 && sixths;
  const half = towards({ x: 0, y: 0 }, { x: from.x + to.x, y: from.y + to.y });
  const ways = wide
    ? [from, to].map((way) => towards({ x: 0, y: 0 }, { x: way.x + half.x, y: way.y + half.y }))
    : [half];
  return {
    shape: `M${at(tip)}L${at(begin)}A${CIRCLE} ${CIRCLE} 0 0 1 ${at(end)}Z`,
    marks: ways.map((way) => plus(here, way, CIRCLE * 0.69)),
    middle: wide ? `M${at(tip)}L${at(plus(here, half, CIRCLE))}` : "",
  };
}
