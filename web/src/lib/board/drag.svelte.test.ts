import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carry, Drag, FAR } from "./drag.svelte";
import { Squares } from "./squares.svelte";

/** On a page without one: what lies where, and the next frame, are what a test says. */
let frame: (() => void) | undefined;
let leave: () => void;
let drag: Drag<string>;
const above = vi.fn();
const drop = vi.fn();
const hand = { setPointerCapture: vi.fn(), clientWidth: 60 };

/** The board begins at 100; its places are ten pixels wide, and named by where they begin. */
const elementFromPoint = (x: number): unknown =>
  x < 100 ? null : { closest: (): unknown => ({ getAttribute: () => `${10 * Math.floor(x / 10)}` }) };

const pointer = (x: number, more = {}): PointerEvent & { currentTarget: HTMLElement } =>
  ({ clientX: x, clientY: 0, button: 0, pointerId: 7, currentTarget: hand, ...more }) as never;

/** The pointer goes there, and a picture is made. */
function carryTo(x: number): void {
  drag.move(pointer(x));
  const act = frame;
  frame = undefined;
  act?.();
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("document", { elementFromPoint });
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => ((frame = act), 1));
  vi.stubGlobal("cancelAnimationFrame", () => (frame = undefined));
  const ways = { places: "data-square", can: (piece: string) => piece !== "nailed", above, drop };
  leave = $effect.root(() => void (drag = new Drag<string>(ways)));
  flushSync();
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

test("a piece follows the pointer, says what it is above, and is dropped there", () => {
  drag.press(pointer(0), "piece");
  expect(hand.setPointerCapture).toHaveBeenCalledWith(7);
  carryTo(50);
  expect(drag.flying).toEqual({ piece: "piece", start: { x: 0, y: 0 }, x: 50, y: 0, side: 60 });
  expect([carry.on, carry.over]).toEqual([true, null]);
  carryTo(125);
  expect([carry.over, above.mock.lastCall]).toEqual(["120", ["piece", "120"]]);
  drag.drop(pointer(131));
  expect(drop.mock.calls).toEqual([["piece", "130"]]);
  expect([drag.flying, carry.on, carry.over, carry.from]).toEqual([null, false, null, { x: 131, y: 0 }]);
});

test("in the first frame it is only lifted; in the next the board knows of it, also if the pointer rests", () => {
  drag.press(pointer(0), "piece");
  carryTo(125);
  expect([drag.flying?.x, carry.over, above.mock.calls.length]).toEqual([125, null, 0]);
  frame!();
  expect(carry.over).toBe("120");
});

test("who is faster than a frame has dragged all the same", () => {
  drag.press(pointer(0), "piece");
  drag.move(pointer(125));
  drag.drop(pointer(125));
  expect(drop).toHaveBeenCalledWith("piece", "120");
  expect([drag.flying, frame]).toEqual([null, undefined]);
});

test("beside the board it is dropped nowhere", () => {
  drag.press(pointer(0), "piece");
  carryTo(50);
  drag.drop(pointer(50));
  expect(drop).toHaveBeenCalledWith("piece", null);
});

test("a hand that trembles does not drag: it clicks", () => {
  drag.press(pointer(0), "piece");
  carryTo(FAR - 1);
  drag.drop(pointer(FAR - 1));
  expect([drag.flying, drop.mock.calls.length]).toEqual([null, 0]);
  expect(drag.isClick({ detail: 1 } as MouseEvent)).toBe(true);
});

test("what ends a drag is no click; a key still is one", () => {
  drag.press(pointer(0), "piece");
  carryTo(50);
  drag.drop(pointer(50));
  expect([1, 0].map((detail) => drag.isClick({ detail } as MouseEvent))).toEqual([false, true]);
  drag.press(pointer(0), "nailed");
  expect(drag.isClick({ detail: 1 } as MouseEvent)).toBe(true);
});

test("only what can be picked up is, and only by the first button", () => {
  drag.press(pointer(0), "nailed");
  carryTo(50);
  drag.press(pointer(0, { button: 2 }), "piece");
  carryTo(50);
  drag.drop(pointer(50));
  expect([drag.flying, drop.mock.calls.length, hand.setPointerCapture.mock.calls.length]).toEqual([null, 0, 0]);
});

test("nothing is in the air any more when the hand has gone, or the pointer was taken away", () => {
  for (const end of [drag.stop, leave]) {
    drag.press(pointer(0), "piece");
    carryTo(50);
    carryTo(125);
    expect([carry.on, carry.over]).toEqual([true, "120"]);
    end();
    expect([drag.flying, carry.on, carry.over]).toEqual([null, false, null]);
  }
  expect(drop).not.toHaveBeenCalled();
});

test("a square is meant if it lies below what is dragged, else below a mouse, else where keys have led", () => {
  const spots = new Map([["A1", { x: 0, y: 0 }]]);
  const squares = new Squares(
    "A1",
    () => spots,
    () => undefined,
  );
  expect(squares.aim).toBeNull();
  squares.keyed = true;
  expect(squares.aim).toBe("A1");
  squares.hovered = "B1";
  expect(squares.aim).toBe("B1");
  drag.press(pointer(0), "piece");
  carryTo(50);
  carryTo(125);
  expect(squares.aim).toBe("120");
});
