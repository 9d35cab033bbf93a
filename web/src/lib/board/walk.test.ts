import { describe, expect, it, vi } from "vitest";
import { middle, SQUARES, step } from "../../games/uptown/uptown";
import { across, around, through, Walk } from "./walk.svelte";

describe("over a board", () => {
  const spots = new Map(SQUARES.map((square) => [square, middle(square)]));

  it.each([
    ["ArrowUp", -1, 0],
    ["ArrowDown", 1, 0],
    ["ArrowLeft", 0, -1],
    ["ArrowRight", 0, 1],
    ["PageUp", -8, 0],
    ["PageDown", 8, 0],
    ["Home", 0, -8],
    ["End", 0, 8],
  ])("%s leads so many rows and columns on, up to the rim", (key, rows, columns) => {
    for (const square of SQUARES) expect(across(key, square, spots)).toBe(step(square, rows, columns));
  });

  it("one goes as straight as can be, past what is nearer but aside", () => {
    const askew = new Map([
      ["here", { x: 0, y: 0 }],
      ["aside", { x: 5, y: 3 }],
      ["ahead", { x: 10, y: 0 }],
    ]);
    expect(across("ArrowRight", "here", askew)).toBe("ahead");
    expect(across("ArrowDown", "here", askew)).toBe("here");
  });

  it("other keys lead nowhere", () => {
    expect(across("x", "C5", spots)).toBeNull();
  });
});

describe("in a circle", () => {
  it("arrows lead on, and from the end to the beginning", () => {
    const led = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"].map((key) => around(key, "c", ["a", "b", "c"]));
    expect(led).toEqual(["a", "a", "b", "b"]);
    expect(around("Home", "c", ["a", "b", "c"])).toBeNull();
  });
});

describe("through lines", () => {
  const spots = Array.from({ length: 8 }, (_, at) => ({ x: 60 * (at % 5), y: 80 * Math.floor(at / 5) }));

  it("one goes on to the next line, and not beyond the ends", () => {
    expect([through("ArrowRight", 4, spots), through("ArrowLeft", 5, spots)]).toEqual([5, 4]);
    expect([through("ArrowRight", 7, spots), through("ArrowLeft", 0, spots)]).toEqual([7, 0]);
    expect([through("Home", 6, spots), through("End", 1, spots)]).toEqual([0, 7]);
  });

  it("one goes up and down to what lies nearest there", () => {
    expect([through("ArrowDown", 1, spots), through("ArrowUp", 6, spots)]).toEqual([6, 1]);
    expect([through("ArrowDown", 4, spots), through("ArrowDown", 6, spots)]).toEqual([7, 6]);
    expect(through("PageDown", 4, spots)).toBeNull();
  });
});

describe("a key", () => {
  const places = { a: { focus: vi.fn() }, b: { focus: vi.fn() } };
  type Name = keyof typeof places;
  const come = vi.fn();
  const walk = new Walk<Name>("a", {
    next: (key, from) => around(key, from, ["a", "b"]),
    find: (name) => places[name] as unknown as HTMLElement,
    come,
  });
  const pressed = (key: string, more = {}): KeyboardEvent =>
    ({ key, preventDefault: vi.fn(), ...more }) as unknown as KeyboardEvent;

  it("takes the focus with it, and says where one has come", () => {
    const event = pressed("ArrowRight");
    walk.press(event, "a");
    expect(walk.at).toBe("b");
    expect(places.b.focus).toHaveBeenCalledOnce();
    expect(come).toHaveBeenCalledWith("b");
    expect(event.preventDefault).toHaveBeenCalledOnce();
  });

  it("does what the place has for it", () => {
    const Enter = vi.fn();
    const event = pressed("Enter");
    walk.press(event, "b", { Enter });
    expect(Enter).toHaveBeenCalledWith("b", event);
    expect(event.preventDefault).toHaveBeenCalledOnce();
  });

  it("that is somebody else's is left alone", () => {
    const events = [pressed("x"), pressed("ArrowLeft", { altKey: true }), pressed("Enter", { ctrlKey: true })];
    for (const event of events) walk.press(event, "b", { Enter: () => expect.unreachable() });
    expect(events.map(({ preventDefault }) => vi.mocked(preventDefault).mock.calls.length)).toEqual([0, 0, 0]);
    expect(walk.at).toBe("b");
  });
});
