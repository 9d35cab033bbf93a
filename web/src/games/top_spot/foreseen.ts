import { canEnd, following, gain, look, read, write, type Seen } from "./stacks";
import type { Deck } from "./view";

interface Begun {
  deck: Deck;
  text: string;
  ends: string[]; // how it can go on, as the server says
}

interface Foreseen extends Seen {
  text: string;
  done: boolean; // whether it can be played as it is
  gains: Record<string, number>; // how many spots more each card would show below it
}

/** What the page shows of a stack that somebody builds, for the test that asks the rules for the same. */
export default ({ deck, text, ends }: Begun): Foreseen => {
  const cards = read(text);
  const gains = [...following(ends)].map((name) => [name, gain(deck, cards, ends, name)]);
  return { text: write(cards), ...look(deck, cards), done: canEnd(ends), gains: Object.fromEntries(gains) };
};
