import { describe, expect, it } from "vitest";
import rounds from "../rounds.json"; // views of the engine before and after a move
import { sweptBetween } from "./sweep";
import { Sweeping } from "./sweeping.svelte";

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

describe("who won a round", () => {
  it("stays marked until one has moved oneself, longer than its stacks lie there", () => {
    const { before, last, now } = rounds.won;
    const [me, other] = [now.seat, (now.seat + 1) % now.seats.length];
    const turn = (more: number, to_move: number) => ({ ...now, turn: now.turn + more, to_move });
    const sweeping = new Sweeping();
    sweeping.see(before, null);
    sweeping.see({ ...now, to_move: other }, last);
    expect(sweeping.patience(now.turn)).toBeGreaterThan(sweeping.patience(now.turn + 1));
    sweeping.sweep();
    expect([sweeping.swept, sweeping.won?.best]).toEqual([null, [0]]);
    const led = { ...turn(1, me), seats: now.seats.map((seat) => ({ ...seat, stack: before.seats[0]!.stack })) };
    sweeping.see(led, "O56");
    expect(sweeping.won?.best).toEqual([0]);
    sweeping.see({ ...led, turn: now.turn + 2, to_move: other }, "O66");
    expect(sweeping.won).toBeNull();
  });
});
