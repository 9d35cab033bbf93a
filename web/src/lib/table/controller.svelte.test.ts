import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whoAmI } from "../net/api";
import type { State } from "../net/messages";
import type { LiveTable } from "../net/table.svelte";
import { typing } from "../ui/typing.svelte";
import { words } from "../words/words.svelte";
import { TableController } from "./controller.svelte";
import { CHAIR, Page, PARTS, Pretended, told, type Told } from "./pretended.svelte";
import { sharing } from "./sharing.svelte";

vi.mock("../net/api", () => ({
  Refusal: class extends Error {},
  beSomebody: vi.fn(() => Promise.resolve({ name: "Guest" })),
  rename: vi.fn(() => Promise.resolve()),
  whoAmI: vi.fn(() => Promise.resolve({ name: "Anna" })),
  randomHex: () => "00",
}));

let table: Pretended;
let page: Page;
let at: TableController;
let leave = (): void => {};

/** The table says something, and whatever follows from it happens. */
async function hear(state: State): Promise<void> {
  table.state = state;
  await passes(0);
}

async function passes(milliseconds: number): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(words, "want").mockResolvedValue();
  vi.mocked(whoAmI).mockClear();
  table = new Pretended();
  page = new Page();
  at = new TableController(table as unknown as LiveTable, page);
  leave = $effect.root(() => at.attend());
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  words.language = "en";
});

describe("what is shown", () => {
  it("is nothing until the parts of the game are here, and then all of it", async () => {
    table.state = told();
    flushSync();
    expect([at.card, at.playing]).toEqual([null, null]);
    await passes(0);
    expect(at.card?.turn).toBe(3);
    expect(at.playing).toBe(PARTS);
    expect([at.names, at.moves, at.settled]).toEqual([["Anna", "Bo"], ["x"], false]);
    await passes(50);
    expect(at.settled).toBe(true);
  });

  it("is drawn as text for a game without a board", async () => {
    await hear(told());
    expect(table.draw).not.toHaveBeenCalled();
    page.parts = { ...PARTS, plain: true };
    await hear(told({ table: { game: "other" } }));
    expect(table.draw).toHaveBeenCalledOnce();
  });

  it("says so where the parts cannot be had", async () => {
    page.partsOf.mockRejectedValue(new TypeError());
    await hear(told());
    expect([at.lost, at.card]).toEqual([true, null]);
  });
});

describe("a turn", () => {
  it("is nobody's at a table that was removed, or is played elsewhere", async () => {
    await hear(told());
    [table.connection, table.ended] = ["missing", true];
    expect([at.myTurn, at.legal, at.tells, at.status]).toEqual([false, [], false, "missing-table"]);
  });

  it("is whose it is: others have no moves and no hints", async () => {
    await hear(told());
    expect([at.myTurn, at.facing, at.legal, at.canHint, at.status]).toEqual([
      true,
      true,
      ["a", "b"],
      true,
      "your-turn",
    ]);
    await hear(told({ table: { to_move: 1 } }));
    expect([at.myTurn, at.facing, at.legal, at.canHint, at.status]).toEqual([false, false, [], false, "waiting-for"]);
  });

  it("is heard, notified and marked, once, by those who asked for it", async () => {
    await hear(told());
    expect(page.heard).toEqual(["bell", "your-turn: toy"]);
    expect(page.markIcon).toHaveBeenLastCalledWith(true);
    await hear(told({ number: 2, table: { chat: true } }));
    await hear(told({ table: { turn: 4, to_move: 1 } }));
    expect(page.heard).toEqual(["bell", "your-turn: toy", "knock"]);
    expect(page.markIcon).toHaveBeenLastCalledWith(false);
    page.settings.sound = page.settings.notify = false;
    await hear(told({ table: { turn: 5 } }));
    expect(page.heard).toHaveLength(3);
  });

  it("that was taken back makes no sound", async () => {
    await hear(told({ table: { to_move: 1 } }));
    await hear(told({ table: { turn: 2, to_move: 1 } }));
    expect(page.heard).toEqual([]);
  });

  it("ends what was said of the last one", async () => {
    await hear(told());
    at.desk.toConfirm = "a";
    at.desk.hints = [{ move: "a" } as never];
    at.desk.explain("no");
    await hear(told({ table: { turn: 4 } }));
    expect([at.desk.toConfirm, at.desk.hints, at.desk.refusal]).toEqual([null, [], null]);
  });
});

describe("a move", () => {
  it("from the board is played, or waits to be confirmed", async () => {
    await hear(told());
    at.playFromBoard("a");
    expect(table.ask).toHaveBeenCalledWith({ type: "play", seat: 0, turn: 3, move: "a" });
    page.settings.confirm = true;
    at.playFromBoard("b");
    expect(table.ask).toHaveBeenCalledOnce();
    expect(at.said).toEqual({ kind: "confirm", move: "b" });
  });

  it("that is refused is said so", async () => {
    await hear(told());
    table.ask.mockResolvedValueOnce({ type: "refused", words: "No room.", reason: "occupied", details: {} });
    await at.playTyped("c");
    expect(at.said).toEqual({ kind: "refused", words: "No room." });
  });

  it("is typed by whoever is to move, and by nobody else", async () => {
    const watch = vi.spyOn(typing, "watch").mockImplementation(() => {});
    const key = { key: "a" } as KeyboardEvent;
    await hear(told({ table: { to_move: 1 } }));
    at.key(key);
    expect(watch).not.toHaveBeenCalled();
    await hear(told());
    at.key(key);
    expect(watch).toHaveBeenCalledWith(key);
  });

  it("can be hinted at where that is allowed: hints lie open then", async () => {
    await hear(told({ table: { hints: false } }));
    expect(at.canHint).toBe(false);
    await hear(told());
    table.ask.mockResolvedValueOnce({ type: "hints", turn: 3, hints: [{ move: "a" }] });
    await at.hint();
    expect([at.tab, at.desk.hints, at.desk.thinking]).toEqual(["hints", [{ move: "a" }], false]);
  });
});

describe("several people at one screen", () => {
  const both = (more: Told = {}): State => told({ mine: [0, 1], ...more });

  it("see what came of a move for a while, and then the curtain", async () => {
    await hear(both({ table: { to_move: 1 } }));
    expect([at.next, at.covered, at.status]).toEqual([1, false, "has-played"]);
    await passes(1499);
    expect(table.look).not.toHaveBeenCalled();
    await passes(1);
    expect(table.look).toHaveBeenCalledExactlyOnceWith(null);
    await hear(both({ seat: null, table: { to_move: 1 } }));
    expect([at.covered, at.playing, at.status]).toEqual([true, null, "turn-of"]);
    await passes(1500);
    expect(table.look).toHaveBeenCalledOnce();
    await at.openCurtain();
    expect(table.look).toHaveBeenLastCalledWith(1);
    await hear(both({ seat: 1, table: { to_move: 1 } }));
    expect([at.covered, at.facing, at.next]).toEqual([false, true, null]);
  });

  it("who open the page behind the curtain find it there", async () => {
    await hear(both({ seat: null, table: { to_move: 1 } }));
    await passes(5000);
    expect(at.covered).toBe(true);
    expect(table.look).not.toHaveBeenCalled();
  });

  it("need no curtain where all lies open, or where they want none", async () => {
    page.settings.curtain = false;
    await hear(both({ table: { to_move: 1 } }));
    expect(table.look).toHaveBeenLastCalledWith(1);
    page.settings.curtain = true;
    at.parts = { ...PARTS, open: true };
    await hear(both({ seat: 1, table: { to_move: 0 } }));
    expect(table.look).toHaveBeenLastCalledWith(0);
    expect(at.covered).toBe(false);
  });

  it("have no curtain fall after they have left", async () => {
    await hear(both({ table: { to_move: 1 } }));
    leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.look).not.toHaveBeenCalled();
    expect(table.stop).toHaveBeenCalledOnce();
    expect(page.markIcon).toHaveBeenLastCalledWith(false);
  });

  it("are known to the settings until the game is over", async () => {
    await hear(both());
    expect(sharing.people.map(({ name }) => name)).toEqual(["Anna", "Bo"]);
    table.ask.mockResolvedValueOnce({ type: "refused", words: "Too long." });
    expect(await sharing.people[1]!.call("B".repeat(99))).toBe("Too long.");
    await hear(both({ table: { phase: "over", to_move: null } }));
    expect(sharing.people).toEqual([]);
  });
});

describe("the focus", () => {
  it("goes to what is laid over a phone's table, and back", async () => {
    page.narrow = true;
    const shown = at.show("chat");
    await passes(0);
    await shown;
    expect([at.tab, at.over, page.heard]).toEqual(["chat", true, ["focus chat"]]);
    at.key({ key: "Escape", defaultPrevented: true } as KeyboardEvent);
    expect(at.over).toBe(true);
    at.key({ key: "Escape", defaultPrevented: false } as KeyboardEvent);
    expect([at.over, page.heard]).toEqual([false, ["focus chat", "focus back"]]);
    at.shut();
    expect(page.heard).toHaveLength(2);
  });

  it("stays beside a wide table, whatever key is pressed", () => {
    at.over = true;
    at.key({ key: "Escape", defaultPrevented: false } as KeyboardEvent);
    expect(at.over).toBe(true);
  });

  it("goes to the board for whoever comes from another page", async () => {
    page.moved = true;
    at.place = {} as HTMLElement;
    await hear(told());
    expect(page.focusBoard).not.toHaveBeenCalled();
    await passes(50);
    expect(page.focusBoard).toHaveBeenCalledWith(at.place);
  });

  it("stays where it is for whoever has opened this page", async () => {
    at.place = {} as HTMLElement;
    await hear(told());
    await passes(50);
    expect(page.focusBoard).not.toHaveBeenCalled();
  });

  it("goes to the result from the board, when a game ends", async () => {
    await hear(told());
    await hear(told({ table: { phase: "over", to_move: null } }));
    expect(at.focused).toBe(true);
  });

  it("stays where it is for whoever is in the chat, or comes to a game that is over", async () => {
    await hear(told({ table: { phase: "over", to_move: null } }));
    expect(at.focused).toBe(false);
    page.atBoard = false;
    await hear(told());
    await hear(told({ table: { phase: "over", to_move: null } }));
    expect(at.focused).toBe(false);
  });
});

describe("before a game", () => {
  const waiting = (more: Told = {}): State =>
    told({ seat: null, mine: [], ...more, table: { phase: "waiting", to_move: null, ...more.table } });

  it("seats that are held are taken, once", async () => {
    await hear(waiting({ held: [0] }));
    await hear(waiting({ held: [0] }));
    expect(table.ask).toHaveBeenCalledExactlyOnceWith({ type: "sit", seat: null, random: "00" });
  });

  it("whoever has no seat yet is called as before", async () => {
    await hear(waiting());
    expect(at.myName).toBe("Anna");
    vi.mocked(whoAmI).mockClear();
    await hear(waiting({ mine: [0] }));
    expect(whoAmI).not.toHaveBeenCalled();
  });

  it("nobody waits for bots, but for people and for what is prepared", async () => {
    const bot = { ...CHAIR, guest: "", level: "easy" };
    await hear(waiting({ mine: [0], table: { seats: [CHAIR, bot] } }));
    expect(at.waited).toBe(false);
    table.preparing = { done: 1, of: 9 };
    await passes(0);
    expect(at.waited).toBe(true);
    at.waited = false;
    table.preparing = null;
    await hear(waiting({ mine: [0], table: { seats: [CHAIR, { ...CHAIR, guest: "" }] } }));
    expect(at.waited).toBe(true);
  });
});

it("another language is spoken by table and hints", async () => {
  await hear(told());
  at.desk.explain("no");
  words.language = "nl";
  await passes(0);
  expect(table.speak).toHaveBeenCalledOnce();
  expect(at.desk.refusal).toBeNull();
});
