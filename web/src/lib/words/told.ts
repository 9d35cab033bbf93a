import type { Pieces } from "../board/pieces";

/** What is told of moves: words, and between ⟦ and ⟧ the pieces that they speak of. */

export interface Part {
  text: string;
  isPiece: boolean;
}

/** A sentence as its words and its pieces. */
export const partsIn = (sentence: string): Part[] =>
  sentence
    .split(/⟦([^⟦⟧]*)⟧/)
    .map((text, at) => ({ text, isPiece: at % 2 === 1 }))
    .filter(({ text }) => text);

/** The first piece that some sentences speak of. */
export const firstPiece = (sentences: string[]): string | undefined =>
  sentences.flatMap(partsIn).find(({ isPiece }) => isPiece)?.text;

/** A sentence in words alone, with what its pieces are called. */
export const inWords = (sentence: string, called: (piece: string) => string): string =>
  partsIn(sentence)
    .map(({ text, isPiece }) => (isPiece ? called(text) : text))
    .join("");

/** The same with the names that a game has for its pieces. */
export const spoken = (sentence: string, { called, view, say }: Pieces): string =>
  inWords(sentence, (piece) => (called && view ? called(piece, view as never, say) : piece));
