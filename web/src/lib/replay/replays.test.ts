import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canonical, checkDeal } from "./deal";
import { apart, BEAT, Player, viewsOf, whole } from "./player.svelte";
import { recordsIn } from "./records";
import { sha256 } from "./sha256";

const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const TWO_BLOCKS = "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1";
const MANY = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0";

test("a hash is that of the standard's own examples", () => {
  expect(sha256("")).toBe(EMPTY);
  expect(sha256("abc")).toBe(ABC);
  expect(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(TWO_BLOCKS);
  expect(sha256("a".repeat(1_000_000))).toBe(MANY);
});

test("what is hashed is written as the server writes it", () => {
  expect(canonical(["é", { b: 1, a: [null, true] }, '"\n', "\u007f😀"])).toBe(
    '["\\u00e9",{"a":[null,true],"b":1},"\\"\\n","\u007f\\ud83d\\ude00"]',
  );
});

const PROOF = {
  game: "sudoku",
  options: { scoring: "full", board: "kids" },
  players: 2,
  seed: "SEED",
  proof: { table: "t", commitment: "COMMITMENT", secret: "s", contributions: ["a", "b"] },
};

function proven(): typeof PROOF {
  const { game, options, players, proof } = PROOF;
  const parts = ["toptafel-deal/1", "commitment", proof.secret, proof.table, game, "", options, players];
  const commitment = sha256(canonical(parts));
  const seed = sha256(canonical(["toptafel-deal/1", "seed", commitment, proof.secret, proof.contributions]));
  return { ...PROOF, seed, proof: { ...proof, commitment } };
}

test("a deal is checked without the server", () => {
  const good = proven();
  expect(checkDeal(JSON.stringify(good))).toBe(true);
  expect(checkDeal(JSON.stringify({ ...good, proof: { ...good.proof, secret: "t" } }))).toBe(false);
  expect(checkDeal(JSON.stringify({ ...good, proof: { ...good.proof, contributions: ["b", "a"] } }))).toBe(false);
  expect(checkDeal(JSON.stringify({ ...good, seed: "other" }))).toBe(false);
  expect(checkDeal(JSON.stringify({ ...good, proof: undefined }))).toBe(null);
  expect(checkDeal("{")).toBe(false);
});

test("a file has a record on each line that is not blank", () => {
  const one = JSON.stringify({ game: "uptown", moves: ["a", "b"], proof: { names: ["Anna", ""] } });
  expect(recordsIn(`${one}\r\n\n nonsense \n`)).toEqual([
    { line: one, number: 1, game: "uptown", names: ["Anna"], moves: 2 },
    { line: "nonsense", number: 3, game: "", names: [], moves: 0 },
  ]);
  expect(recordsIn(" \n\n")).toEqual([]);
  const tower = JSON.stringify({
    game: "\u202eup",
    moves: [],
    proof: { names: [`A${"\u0335".repeat(99)}`, "\u200b", 7] },
  });
  expect(recordsIn(tower)).toMatchObject([{ line: tower, game: "up", names: ["A\u0335\u0335"] }]);
});

const turn = (move: string, view: object) => ({ seat: null, move, words: [], view: { ...view } });

test("a view is put together from the parts that changed", () => {
  const seen = [turn("", { turn: 0, board: {} }), turn("x", { turn: 1 }), turn("y", { turn: 2, board: { a: 1 } })];
  expect(viewsOf(seen)).toEqual([
    { turn: 0, board: {}, moves: [] },
    { turn: 1, board: {}, moves: ["x"] },
    { turn: 2, board: { a: 1 }, moves: ["x", "y"] },
  ]);
});

test("names that are alike are counted", () => {
  expect(apart(["Anna", "Ben", "Anna"])).toEqual(["Anna 1", "Ben", "Anna 2"]);
});

test("a long game is asked for until all of it is here", async () => {
  const all = Array.from({ length: 8 }, (_, number) => turn(`${number}`, {}));
  const part = (after: number) => Promise.resolve({ turns: 7, seen: all.slice(after, after + 3) } as never);
  expect((await whole(part)).seen).toEqual(all);
  const short = () => Promise.resolve({ turns: 7, seen: [] } as never);
  expect((await whole(short)).seen).toEqual([]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a replay is stepped through by keys and stays within its ends", () => {
  const player = new Player(3);
  const at = (key: string) => (player.key(key), player.at);
  expect(["ArrowLeft", "ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight", "Home"].map(at)).toEqual([
    0, 1, 2, 1, 3, 3, 0,
  ]);
  expect(player.key("x")).toBe(false);
});

test("a replay goes on by itself at its speed, stops at the end, and begins anew", () => {
  const player = new Player(2);
  player.toggle();
  vi.advanceTimersByTime(BEAT);
  expect([player.at, player.playing]).toEqual([1, true]);
  player.faster();
  vi.advanceTimersByTime(BEAT / 2);
  expect([player.at, player.playing]).toEqual([2, false]);
  player.toggle();
  expect([player.at, player.playing]).toEqual([0, true]);
  player.key(" ");
  vi.advanceTimersByTime(10 * BEAT);
  expect([player.at, player.playing]).toEqual([0, false]);
});
