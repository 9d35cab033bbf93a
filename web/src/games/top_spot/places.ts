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

type Around = { height: number; card: number; middle: [number, number]; own: number; others: [number, number][] };

const WIDE: Record<number, Around> = {
  3: {
    height: 690,
    card: 155,
    middle: [500, 235],
    own: 480,
    others: [
      [185, 215],
      [815, 215],
    ],
  },
  4: {
    height: 775,
    card: 145,
    middle: [500, 372],
    own: 570,
    others: [
      [165, 350],
      [500, 130],
      [835, 350],
    ],
  },
  5: {
    height: 775,
    card: 145,
    middle: [500, 378],
    own: 570,
    others: [
      [145, 390],
      [345, 140],
      [655, 140],
      [855, 390],
    ],
  },
};

const NARROW: Record<number, Around> = {
  3: {
    height: 695,
    card: 130,
    middle: [300, 335],
    own: 505,
    others: [
      [125, 145],
      [475, 145],
    ],
  },
  4: {
    height: 730,
    card: 126,
    middle: [300, 355],
    own: 545,
    others: [
      [100, 345],
      [300, 125],
      [500, 345],
    ],
  },
  5: {
    height: 760,
    card: 126,
    middle: [300, 385],
    own: 575,
    others: [
      [98, 395],
      [190, 135],
      [410, 135],
      [502, 395],
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
    card: around.card,
    middle: { x: around.middle[0], y: around.middle[1] },
    seats: clockwise.map((_, seat) => clockwise[(seat - own + players) % players]!),
  };
}

/** From how far outside a card comes to a place: half the way from the nearest edge. */
export function comingFrom(plan: Plan, { x, y }: Place): Place {
  const aside = x < plan.width * 0.25 ? -1 : x > plan.width * 0.75 ? 1 : 0;
  const down = y > plan.height * 0.6 ? 1 : y < plan.height * 0.3 ? -1 : 0;
  return { x: aside * plan.card * 0.6, y: down * plan.card * 0.6 };
}
