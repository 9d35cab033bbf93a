import type { GameCard, OptionCard, OptionValue } from "../net/messages";

/** What is chosen when a table is set up. What goes together the server says with the values; nothing here knows a game. */

export type Value = OptionValue["value"];
export type Chosen = Record<string, Value>;

export const same = (one: Value | undefined, other: Value | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const valuesOf = (option: OptionCard, players: number): OptionValue[] => option.values[`${players}`] ?? [];

/** All options, as chosen or at their default. */
export function filled(card: GameCard, players: number, chosen: Chosen): Chosen {
  return Object.fromEntries(
    card.options.map((option) => [option.name, chosen[option.name] ?? option.defaults[`${players}`]!]),
  );
}

/** Why a value cannot be chosen beside the others; nothing if it can. */
export function whyNot(one: OptionValue, all: Chosen): string {
  const met = Object.entries(one.needs).every(([name, among]) => among.some((value) => same(value, all[name])));
  return one.fits && met ? "" : one.why;
}

/** What stays chosen: a number beyond its range, and what does not go with the rest any more, is at its default again. */
export function settled(card: GameCard, players: number, chosen: Chosen): Chosen {
  const all = filled(card, players, chosen);
  const stays = ({ name, steps, values }: OptionCard): boolean => {
    const range = steps[`${players}`];
    const one = values[`${players}`]?.find(({ value }) => same(value, all[name]));
    if (range) return inSteps(Number(all[name]), range);
    return !one || !whyNot(one, all);
  };
  const kept = card.options.filter((option) => option.name in chosen && stays(option));
  return Object.fromEntries(kept.map(({ name }) => [name, chosen[name]!]));
}

const inSteps = (value: number, { least, most, step }: { least: number; most: number; step: number }): boolean =>
  value >= least && value <= most && (value - least) % step === 0;
