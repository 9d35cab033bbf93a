import { expect, test } from "vitest";
import { wishOf } from "./typing.svelte";

const somewhere = { closest: () => null };
const inABox = { closest: () => ({}) };
const pressed = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  defaultPrevented: false,
  target: somewhere as unknown as Element,
  ...more,
});

test("whoever goes by Tab or types a character wants the box for moves", () => {
  expect(wishOf(pressed("Tab"))).toBe("tab");
  expect(wishOf(pressed("c"))).toBe("text");
});

test.each([
  ["an arrow", pressed("ArrowUp")],
  ["the space bar, which presses buttons", pressed(" ")],
  ["a shortcut", pressed("c", { ctrlKey: true })],
  ["a key that the board has taken", pressed("r", { defaultPrevented: true })],
  ["a character for another box", pressed("c", { target: inABox })],
])("%s is no move", (_, event) => {
  expect(wishOf(event)).toBeNull();
});
