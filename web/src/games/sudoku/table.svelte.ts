import type { Point } from "./sudoku";

const KEY = "toptafel-sudoku-points";

/** What hand and board share: whether points are shown, and the card on its way: the square below it, where it was let go. */
class Shared {
  points = $state(read());
  over = $state<string | null>(null);
  hand: Element | null = null;
  from: Point | null = null;

  /** The card will come from the hand. */
  fromHand(): void {
    const box = this.hand?.getBoundingClientRect();
    this.from = box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
  }

  switch(): void {
    this.points = !this.points;
    try {
      localStorage.setItem(KEY, this.points ? "on" : "off");
    } catch {
      // a browser that keeps nothing still switches
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export const shared = new Shared();
