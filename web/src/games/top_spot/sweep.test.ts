import { describe, expect, it } from "vitest";
import { planFor } from "./places";
import rounds from "./rounds.json"; // views of the engine before and after a move
import { sweptBetween } from "./sweep";

describe("a move that ends a round", () => {
  it("leaves the round's stacks lying, with who won it", () => {
    const { before, last, now } = rounds.won;
    expect(sweptBetween(before, now, last)).toEqual({
      turn: 3,
      led: "O",
      stacks: ["O17>O27>O36>O46", "O16", "O37"],
      best: [0],
      scored: [1, 0, 0],
      gameOver: null,
    });
  });

  it("says which game it ended", () => {
    const { before, last, now } = rounds.over;
    expect(sweptBetween(before, now, last)).toMatchObject({ best: [2], gameOver: 1 });
  });
});

describe("nothing is swept", () => {
  it("by a move in the middle of a round", () => {
    const { before, last, now } = rounds.mid;
    expect(sweptBetween(before, now, last)).toBeNull();
  });

  it("when moves lie between two views, or when a replay goes back", () => {
    const { before, now } = rounds.won;
    expect(sweptBetween(before, { ...now, turn: now.turn + 1 }, "O37")).toBeNull();
    expect(sweptBetween(now, before, null)).toBeNull();
  });
});

describe("places around the table", () => {
  it.each([3, 4, 5])("with %i players one's own is below all others, and the next seat is the leftmost", (players) => {
    for (const narrow of [true, false])
      for (let own = 0; own < players; own++) {
        const { seats, width, height } = planFor(players, own, narrow);
        const others = seats.filter((_, seat) => seat !== own);
        expect(seats[own]!.x).toBe(width / 2);
        expect(Math.max(...others.map(({ y }) => y))).toBeLessThan(seats[own]!.y);
        expect(Math.min(...seats.map(({ x }) => x))).toBe(seats[(own + 1) % players]!.x);
        expect(seats[own]!.y).toBeLessThan(height);
      }
  });
});
