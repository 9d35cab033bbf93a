import { describe, expect, it } from "vitest";
import { planFor } from "./places";

interface Box {
  seat: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A stack and its value are one thing, the plate of a seat another. */
const clashes = (one: Box, other: Box): boolean =>
  one.seat !== other.seat &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const FELTS = [
  { width: 960, height: 540 },
  { width: 360, height: 378 },
  { width: 360, height: 278 },
  { width: 360, height: 192 },
  { width: 360, height: 176 },
];

describe("places around the table", () => {
  it.each([3, 4, 5])(
    "with %i players no stack lies over another or over a plate, and all are on the felt",
    (players) => {
      for (const felt of FELTS) {
        const { seats, tight } = planFor(players, 0, felt);
        const boxes = seats.flatMap(({ x, y, card, plate }, seat) => [
          { seat, x: x - card / 2, y: y - card / 2, width: card, height: card * 1.2 },
          { seat, x: x + card * 0.36, y: y - card * 0.7, width: card * 0.4, height: card * 0.4 },
          { seat: -1 - seat, ...plate, height: tight ? 30 : 45 },
        ]);
        const clash = boxes.flatMap((one, at) =>
          boxes.slice(at + 1).flatMap((other) => (clashes(one, other) ? [[one, other]] : [])),
        );
        expect(clash, JSON.stringify(felt)).toEqual([]);
        for (const { x, y, width, height } of boxes) {
          expect(Math.min(x, y), JSON.stringify({ felt, x, y })).toBeGreaterThanOrEqual(0);
          expect(x + width, JSON.stringify({ felt, x, y })).toBeLessThanOrEqual(felt.width);
          expect(y + height, JSON.stringify({ felt, x, y })).toBeLessThanOrEqual(felt.height);
        }
      }
    },
  );

  it.each([3, 4, 5])("with %i players one's own is below all others, and the next seat is the leftmost", (players) => {
    for (const felt of FELTS)
      for (let own = 0; own < players; own++) {
        const { seats, width, height } = planFor(players, own, felt);
        const others = seats.filter((_, seat) => seat !== own);
        expect(seats[own]!.x).toBe(width / 2);
        expect(Math.max(...others.map(({ y }) => y))).toBeLessThan(seats[own]!.y);
        expect(Math.min(...seats.map(({ x }) => x))).toBe(seats[(own + 1) % players]!.x);
        expect(seats[own]!.y).toBeLessThan(height);
      }
  });
});
