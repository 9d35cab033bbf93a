/** Words between cards: as large as they fit. */

const WIDE = 0.53; // a letter, for its height

export interface Lettering {
  text: string;
  high: number;
}

/** One line, in smaller letters if it would be wider than there is room. */
export const inOne = (text: string, width: number, usual: number): Lettering => ({
  text,
  high: Math.min(usual, width / (WIDE * text.length)),
});

/** A line, or two if one would need smaller letters. */
export function inTwo(text: string, width: number, usual: number): Lettering[] {
  const one = inOne(text, width, usual);
  const cut = text.lastIndexOf(" ", Math.ceil(text.length / 2) + 3);
  if (one.high === usual || cut < 0) return [one];
  return [text.slice(0, cut), text.slice(cut + 1)].map((part) => inOne(part, width, usual));
}
