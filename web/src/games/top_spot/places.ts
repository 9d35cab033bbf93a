/** Where the seats lie around the table, seen from one of them: centres of their cards, in the units of the drawing. */

export interface Place {
  x: number;
  y: number;
}

/** A seat: the middle of its cards, and on which side of them its plate is. */
export interface Seated extends Place {
  side: Side;
}

export interface Plan {
  width: number;
  height: number;
  card: number;
  middle: Place & { width: number }; // what is said there fits between the cards beside it
  seats: Seated[]; // by seat
}

type Side = "below" | "left" | "right";
type Around = {
  height: number;
  card: number;
  middle: [number, number, number];
  own: number;
  others: [number, number, Side?][];
};

const WIDE: Record<number, Around> = {
  3: {
    height: 610,
    card: 160,
    middle: [500, 215, 430],
    own: 470,
    others: [
      [185, 205],
      [815, 205],
    ],
  },
  4: {
    height: 620,
    card: 150,
    middle: [500, 298, 500],
    own: 478,
    others: [
      [165, 285],
      [500, 114, "right"],
      [835, 285],
    ],
  },
  5: {
    height: 620,
    card: 145,
    middle: [500, 298, 500],
    own: 480,
    others: [
      [150, 335],
      [345, 114, "left"],
      [655, 114, "right"],
      [850, 335],
    ],
  },
};

const NARROW: Record<number, Around> = {
  3: {
    height: 600,
    card: 130,
    middle: [300, 324, 540],
    own: 482,
    others: [
      [125, 135],
      [475, 135],
    ],
  },
  4: {
    height: 620,
    card: 126,
    middle: [300, 305, 250],
    own: 503,
    others: [
      [100, 300],
      [300, 118, "right"],
      [500, 300],
    ],
  },
  5: {
    height: 685,
    card: 126,
    middle: [300, 360, 250],
    own: 568,
    others: [
      [98, 385],
      [190, 130],
      [410, 130],
      [502, 385],
    ],
  },
};

/** One's own seat lies at the bottom, the next one to its left, and so on clockwise. */
export function planFor(players: number, own: number, narrow: boolean): Plan {
  const around = (narrow ? NARROW : WIDE)[players]!;
  const width = narrow ? 600 : 1000;
  const [x, y, room] = around.middle;
  const first: Seated = { x: width / 2, y: around.own, side: "right" };
  const clockwise = [first, ...around.others.map(([x, y, side = "below"]) => ({ x, y, side }))];
  return {
    width,
    height: around.height,
    card: around.card,
    middle: { x, y, width: room },
    seats: clockwise.map((_, seat) => clockwise[(seat - own + players) % players]!),
  };
}

/** From how far outside a card comes to a place: half the way from the nearest edge. */
export function comingFrom(plan: Plan, { x, y }: Place): Place {
  const aside = x < plan.width * 0.25 ? -1 : x > plan.width * 0.75 ? 1 : 0;
  const down = y > plan.height * 0.6 ? 1 : y < plan.height * 0.3 ? -1 : 0;
  return { x: aside * plan.card * 0.6, y: down * plan.card * 0.6 };
}
