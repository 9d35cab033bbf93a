import { expect, test } from "vitest";
import { clockText, millisecondsLeft } from "./clock";
import type { Card, Event } from "../net/messages";
import { lastOwnTurn, latestMoves, movers, namesOf } from "./story";

const line = (number: number, event: Event["event"]): Event => ({ type: "event", number, at: 0, event, words: [] });
const played = (number: number, seat: number): Event => line(number, { kind: "played", seat, move: "A1" });
const chair = (name: string, level = ""): object => ({ name, level, milliseconds: 5000 });
const say = (message: string): string => message;

test("moves that were taken back are no longer anybody's", () => {
  const lines = [played(1, 0), played(2, 1), played(3, 0), line(4, { kind: "took-back", turn: 1 }), played(5, 1)];
  expect(movers(lines)).toEqual([0, 1]);
});

test("what has just happened are the moves since one's own, the newest first", () => {
  const numbers = (lines: Event[], mine: number[]): number[] => latestMoves(lines, mine).map(({ number }) => number);
  const lines = [played(1, 0), played(2, 1), played(3, 2)];
  expect(numbers(lines, [0])).toEqual([3, 2]);
  expect(numbers([...lines, line(4, { kind: "took-back", turn: 2 })], [0])).toEqual([2]);
  expect(numbers(lines, [2])).toEqual([3]);
  expect(numbers(lines, [])).toEqual([3]);
});

test("one goes back to one's own last move, however many moves others made since", () => {
  const lines = [played(1, 0), played(2, 0), played(3, 1), played(4, 2)];
  expect(lastOwnTurn(lines, [0])).toBe(1);
  expect(lastOwnTurn(lines, [3])).toBeNull();
});

test("seats that would be called alike are counted, free ones are not", () => {
  const seats = [chair("Guest"), chair("", "easy"), chair("Guest"), chair("", "easy"), chair(""), chair("")];
  const names = namesOf({ seats } as Card, say);
  expect(names).toEqual(["Guest 1", "bot-easy 1", "Guest 2", "bot-easy 2", "free-seat", "free-seat"]);
  const bots = { seats: [chair("", "easy"), chair("", "easy")] } as Card;
  expect(namesOf(bots, () => "Bot 2")).toEqual(["Bot 2 A", "Bot 2 B"]);
  const brief = namesOf(bots, (message, values) => `${message} ${values?.level ?? ""}`, true);
  expect(brief).toEqual(["bot-brief easy 1", "bot-brief easy 2"]);
});

test("only the clock of the seat to move runs, and none runs below nothing", () => {
  const card = { seats: [chair("A"), chair("B")], to_move: 0, phase: "playing", at: 100 } as unknown as Card;
  expect(millisecondsLeft(card, 0, 2100)).toBe(3000);
  expect(millisecondsLeft(card, 1, 2100)).toBe(5000);
  expect(millisecondsLeft(card, 0, 99_100)).toBe(0);
  expect(millisecondsLeft({ ...card, phase: "paused" } as Card, 0, 2100)).toBe(5000);
});

test("a clock is read as people read it", () => {
  expect(clockText(65_900, say)).toBe("1:05");
  expect(clockText(3_725_000, say)).toBe("1:02:05");
  expect(clockText(2 * 86_400_000, say)).toBe("days-left");
});
