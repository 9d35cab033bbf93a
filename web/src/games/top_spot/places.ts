/** Where the seats lie around the table, seen from one of them: centres of their cards, in the units of the drawing. */

export interface Place {
  x: number;
  y: number;
}

export interface Plan {
  width: number;
  height: number;
  card: number;
  middle: Place;
  seats: Place[]; // by seat
}

type Around = { height: number; middle: [number, number]; own: number; others: [number, number][] };

const WIDE: Record<number, Around> = {
  3: {
    height: 650,
    middle: [500, 235],
    own: 470,
    others: [
      [185, 215],
      [815, 215],
    ],
  },
  4: {
    height: 730,
    middle: [500, 372],
    own: 555,
    others: [
      [165, 340],
      [500, 135],
      [835, 340],
    ],
  },
  5: {
    height: 730,
    middle: [500, 365],
    own: 555,
    others: [
      [145, 380],
      [345, 145],
      [655, 145],
      [855, 380],
    ],
  },
};

const NARROW: Record<number, Around> = {
  3: {
    height: 610,
    middle: [300, 290],
    own: 455,
    others: [
      [120, 140],
      [480, 140],
    ],
  },
  4: {
    height: 680,
    middle: [300, 345],
    own: 525,
    others: [
      [98, 330],
      [300, 120],
      [502, 330],
    ],
  },
  5: {
    height: 720,
    middle: [300, 375],
    own: 565,
    others: [
      [92, 385],
      [185, 135],
      [415, 135],
      [508, 385],
    ],
  },
};

/** One's own seat lies at the bottom, the next one to its left, and so on clockwise. */
export function planFor(players: number, own: number, narrow: boolean): Plan {
  const around = (narrow ? NARROW : WIDE)[players]!;
  const width = narrow ? 600 : 1000;
  const clockwise = [{ x: width / 2, y: around.own }, ...around.others.map(([x, y]) => ({ x, y }))];
  return {
    width,
    height: around.height,
    card: narrow ? 128 : 150,
    middle: { x: around.middle[0], y: around.middle[1] },
    seats: clockwise.map((_, seat) => clockwise[(seat - own + players) % players]!),
  };
}

/** From how far outside a card comes to a place: half the way from the nearest edge. */
export function comingFrom(plan: Plan, { x, y }: Place): Place {
  const aside = x < plan.width * 0.25 ? -1 : x > plan.width * 0.75 ? 1 : 0;
  const down = y > plan.height * 0.6 ? 1 : y < plan.height * 0.3 ? -1 : 0;
  return { x: aside * plan.card, y: down * plan.card };
}
