import type { SeatSeen } from "../view";

/** Where the seats lie on the felt, seen from one of them, in the units of the drawing: pixels, while it is played on. */

export interface Place {
  x: number;
  y: number;
}

/** Where something is written: a box by its upper edge, and the side to which its lines lean. */
export interface Written extends Place {
  width: number;
  lean: "left" | "center" | "right";
}

/** A seat: the middle of its cards, the side of one, and where it is written who sits there. */
export interface Seated extends Place {
  card: number;
  plate: Written;
}

export interface Plan {
  width: number;
  height: number;
  narrow: boolean;
  tight: boolean; // a plate has two lines
  middle: Written; // what is to be known of the round; it begins above its y if it is centred
  seats: Seated[]; // by seat
}

const NARROW = 620;
export const PICTURE = { width: 1000, height: 610 };

/** One's own seat lies at the bottom, the next one to its left, and so on clockwise. */
export function planFor(players: number, own: number, { width, height }: { width: number; height: number }): Plan {
  const narrow = width < NARROW;
  const { seats, middle } = narrow ? onAPhone(players, width, height) : around(players, width, height);
  return {
    width,
    height,
    narrow,
    tight: narrow && height < TIGHT,
    middle,
    seats: seats.map((_, seat) => seats[(seat - own + players) % players]!),
  };
}

type Laid = Pick<Plan, "middle" | "seats">;
type Side = "below" | "left" | "right";
type Around = { card: number; own: number; middle: [number, number, number]; others: [number, number, Side?][] };

/** On a felt of 1000 × 610. */
const AROUND: Record<number, Around> = {
  3: {
    card: 160,
    own: 470,
    middle: [500, 210, 430],
    others: [
      [185, 200],
      [815, 200],
    ],
  },
  4: {
    card: 146,
    own: 476,
    middle: [500, 292, 480],
    others: [
      [165, 270],
      [500, 108, "right"],
      [835, 270],
    ],
  },
  5: {
    card: 140,
    own: 478,
    middle: [500, 292, 480],
    others: [
      [150, 296],
      [345, 108, "left"],
      [655, 108, "right"],
      [850, 296],
    ],
  },
};

function around(players: number, width: number, height: number): Laid {
  const { card, own, middle, others } = AROUND[players]!;
  const [wide, high] = [width / PICTURE.width, height / PICTURE.height];
  const side = card * Math.min(wide, high);
  const places: [number, number, Side?][] = [[500, own, "right"], ...others];
  const [x, y, room] = middle;
  return {
    seats: places.map(([x, y, where = "below"]) => beside({ x: x * wide, y: y * high, card: side }, where)),
    middle: { x: (x - room / 2) * wide, y: y * high, width: room * wide, lean: "center" },
  };
}

const PLATE = 190;

/** A plate beside a card, or below it and the slips of the cards in its stack. */
function beside(place: Place & { card: number }, where: Side): Seated {
  const { x, y, card } = place;
  if (where === "below")
    return { ...place, plate: { x: x - PLATE / 2, y: y + card * 0.72, width: PLATE, lean: "center" } };
  if (where === "left")
    return { ...place, plate: { x: x - card * 0.6 - PLATE, y: y - 20, width: PLATE, lean: "right" } };
  return { ...place, plate: { x: x + card * 0.84, y: y - 20, width: PLATE, lean: "left" } };
}

const EDGE = 14;
const TIGHT = 240;

/** The others at the top; below them, larger, the own stack, with the round to its left. */
function onAPhone(players: number, width: number, height: number): Laid {
  const others = players === 3 ? inTheCorners(width, height) : inARow(players - 1, width, height);
  const low = others[0]!.plate.y + (height < TIGHT ? 32 : 47);
  const taken = players === 3 && height >= TIGHT ? 0 : low; // between two there is room
  const below = height * 0.11; // for the slips
  const card = Math.min(24 + height * 0.356, (height - below - taken) / 1.2, 0.4 * width); // its value lies above it
  const own = { x: width / 2, y: height - below - card / 2, card };
  const aside = (width - card) / 2 - EDGE - 8;
  return {
    seats: [{ ...own, plate: { x: width - EDGE - aside, y: own.y - 10, width: aside, lean: "right" } }, ...others],
    middle: { x: EDGE, y: own.y, width: aside, lean: "left" },
  };
}

/** Two, with their plates between them, below what their stacks are worth. */
function inTheCorners(width: number, height: number): Seated[] {
  const card = 16 + height * 0.18;
  const y = EDGE + 4 + card / 2;
  const [left, right] = [EDGE + card / 2, width - EDGE - card * 0.8];
  const [from, to] = [left + card / 2 + 6, right - card / 2 - 6];
  const plate = { y: y - card * 0.28, width: (to - from) / 2 - 2 };
  return [
    { x: left, y, card, plate: { ...plate, x: from, lean: "left" } },
    { x: right, y, card, plate: { ...plate, x: to - plate.width, lean: "right" } },
  ];
}

function inARow(count: number, width: number, height: number): Seated[] {
  const card = Math.min(22 + height * 0.09, 0.58 * (width / count));
  return Array.from({ length: count }, (_, at) => {
    const x = (width / count) * (at + 0.5);
    const plate = { x: (width / count) * at, y: EDGE + card * 1.2, width: width / count, lean: "center" as const };
    return { x: x - card * 0.1, y: EDGE + card / 2, card, plate };
  });
}

/** Where somebody's name is read. */
function nameOn({ x, y, width, lean }: Written): Place {
  const inside = { left: Math.min(40, width / 2), center: width / 2, right: width - Math.min(40, width / 2) };
  return { x: x + inside[lean], y: y + 10 };
}

/** From where the cards of a seat come to its stack: its player, in hundredths of a card. */
export function comingFrom({ x, y, card, plate }: Seated): Place {
  const player = nameOn(plate);
  return { x: ((player.x - x) / card) * 100, y: ((player.y - y) / card) * 100 };
}

/** How many cards of a hand lie beside each other on a phone: two rows are enough for all that were dealt. */
export const acrossFor = ({ cards, played }: Pick<SeatSeen, "cards" | "played">): number =>
  cards + played.length > 12 ? 7 : 6;
