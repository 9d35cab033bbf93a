import type { Point } from "./uptown";

/** What hand and board share while a tile is on its way: the square below it, where it was let go, where focus is to go. */
class Carry {
  over = $state<string | null>(null);
  focus = $state<"board" | "hand" | null>(null);
  from: Point | null = null;
}

export const carry = new Carry();
