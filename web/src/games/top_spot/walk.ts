/** Where an arrow, Home or End leads from a card of the hand, as the cards lie on this screen; nowhere by other keys. */
export function walk(key: string, index: number, boxes: DOMRect[]): number | null {
  const last = boxes.length - 1;
  if (key === "ArrowRight") return Math.min(index + 1, last);
  if (key === "ArrowLeft") return Math.max(index - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowUp") return nearest(index, -1, boxes);
  if (key === "ArrowDown") return nearest(index, 1, boxes);
  return null;
}

/** The card above or below one. */
function nearest(index: number, way: number, boxes: DOMRect[]): number {
  const from = boxes[index]!;
  const distance = (box: DOMRect): number => 4 * Math.abs(box.top - from.top) + Math.abs(box.left - from.left);
  const there = boxes.flatMap((box, at) => (way * (box.top - from.top) > 4 ? [at] : []));
  return there.reduce((best, at) => (distance(boxes[at]!) < distance(boxes[best]!) ? at : best), there[0] ?? index);
}
