import { carry } from "./drag.svelte";
import type { Spot } from "./motion";
import { over, Walk } from "./walk.svelte";

/** The squares of a board: one walks over them, and points at them. */
export class Squares extends Walk<string> {
  /** The square below a mouse. */
  hovered = $state<string | null>(null);
  /** Whether keys have led to where the focus is. */
  keyed = $state(false);
  /** The square that somebody means. */
  readonly aim = $derived(carry.over ?? this.hovered ?? (this.keyed ? this.at : null));

  constructor(first: string, spots: () => Map<string, Spot>, board: () => ParentNode | undefined) {
    super(first, over("data-square", spots, board));
  }
}
