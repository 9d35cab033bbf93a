/** Where on a part of the page something was last tried, by pointer or key: what is said against it is said there. */

export interface Spot {
  x: number;
  y: number;
}

export class Tried {
  spot = $state.raw<Spot | null>(null);

  /** For `{@attach tried.watch}` on the part of the page, whose upper left corner spots are counted from. */
  watch = (part: Element): (() => void) => {
    const note = (event: Event): void => {
      this.spot = spotOf(event, part.getBoundingClientRect());
    };
    const kinds = ["pointerup", "keydown"];
    for (const kind of kinds) part.addEventListener(kind, note, true);
    return () => kinds.forEach((kind) => part.removeEventListener(kind, note, true));
  };
}

/** A pointer is where it is; a key is pressed at the middle of what has the focus. */
export function spotOf(event: Event, part: { left: number; top: number }): Spot {
  if (event instanceof MouseEvent) return { x: event.clientX - part.left, y: event.clientY - part.top };
  const box = (event.target as Element).getBoundingClientRect();
  return { x: box.left + box.width / 2 - part.left, y: box.top + box.height / 2 - part.top };
}
