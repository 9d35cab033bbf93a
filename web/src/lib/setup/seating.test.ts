import { expect, test } from "vitest";
import { newcomer, plansOf } from "./seating";

test("names are for those who share the screen: mine is my own, and others bring theirs", () => {
  const seats = [newcomer(0), newcomer(1), newcomer(2), newcomer(3)];
  for (const seat of seats) seat.name = " Anna ";
  seats[1]!.kind = "here";
  seats[2]!.kind = "open";
  expect(plansOf(seats)).toEqual([
    { kind: "here", level: "easy" },
    { kind: "here", level: "easy", name: "Anna" },
    { kind: "open", level: "easy" },
    { kind: "bot", level: "easy" },
  ]);
});
