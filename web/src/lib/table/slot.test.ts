import { expect, test } from "vitest";
import type { Offered } from "../net/messages";
import { saidNow, type Pressing } from "./slot";

const offer = (number: number, seat: number | null, ...waits_for: number[]): Offered => ({
  number,
  seat,
  waits_for,
  what: "pause",
  turn: 0,
  place: 0,
  level: "",
  name: "",
});
const calm: Pressing = {
  toConfirm: null,
  refusal: null,
  lost: false,
  card: { phase: "playing", offers: [] },
  mine: [0],
  asked: [],
};
const asked = (...offers: Offered[]): Pressing => ({ ...calm, card: { phase: "playing", offers } });

test("where nothing presses stands what is to be done", () => {
  expect(saidNow(calm)).toEqual({ kind: "task" });
  expect(saidNow({ ...calm, card: null })).toEqual({ kind: "task" });
});

test("a move to confirm comes first, then a refusal, then a line that is cut, then a request", () => {
  const all = { ...asked(offer(1, 1, 0)), toConfirm: "c3", refusal: "No room.", lost: true };
  expect(saidNow(all).kind).toBe("confirm");
  expect(saidNow({ ...all, toConfirm: null })).toEqual({ kind: "refused", words: "No room." });
  expect(saidNow({ ...all, toConfirm: null, refusal: null }).kind).toBe("lost");
  expect(saidNow(asked(offer(1, 1, 0)))).toMatchObject({ kind: "asked", seat: 0 });
});

test("what others ask comes before what we have asked, and what is between others is not ours", () => {
  expect(saidNow(asked(offer(1, 0, 1), offer(2, null, 0)))).toMatchObject({ kind: "asked", offer: { number: 2 } });
  expect(saidNow({ ...asked(offer(1, 0, 1)), asked: [1] })).toMatchObject({ kind: "asking", seat: 0 });
  expect(saidNow(asked(offer(1, 1, 2)))).toEqual({ kind: "task" });
});

test("a game that is over is asked nothing any more", () => {
  expect(saidNow({ ...calm, card: { phase: "over", offers: [offer(1, 1, 0)] } })).toEqual({ kind: "task" });
});

test("whoever watches and has asked for a seat sees that, and what it waits for", () => {
  const watching = { ...asked(offer(3, null, 1, 2), offer(4, null, 1)), mine: [], asked: [4] };
  expect(saidNow(watching)).toMatchObject({ kind: "asking", offer: { number: 4, waits_for: [1] } });
  expect(saidNow({ ...watching, asked: [] })).toEqual({ kind: "task" });
});
