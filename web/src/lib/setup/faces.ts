import { same, type Chosen, type Value } from "./choosing";
import type { FaceCard, GameCard, OptionCard, OptionValue } from "../net/messages";
import type { Level } from "./seating";

/**
 * What people meet as a game: one of those that the server has, or a face of it, by which some options are fixed. It is shown as a game
 * of its own, with what can still be chosen; tables, records and boards know only the game and its options.
 */
export interface Met extends GameCard {
  met: string; // the name in addresses, of lessons, rules and the picture: that of the face, or of the game
  fixed: Chosen;
  level: Level; // of the bots for whoever is new to it
}

const LEVEL: Level = "easy";

/** All there is to play: every game, and beside it its faces. */
export const metOn = (games: GameCard[]): Met[] =>
  games.flatMap((game) => [plain(game), ...game.faces.map((face) => behind(game, face))]);

/** What a table is to people, by its game and its options. */
export const metAs = (games: GameCard[], game: string, options: Record<string, unknown>): Met | undefined =>
  metOn(games.filter(({ id }) => id === game))
    .reverse() // a game itself has nothing fixed
    .find(({ fixed }) => Object.entries(fixed).every(([name, value]) => same(value, options[name] as Value)));

/** A game as it is has its defaults where a face would fix something. */
function plain(game: GameCard): Met {
  const names = new Set(game.faces.flatMap(({ options }) => Object.keys(options)));
  const usual = (players: string): Chosen =>
    Object.fromEntries(
      game.options.filter(({ name }) => names.has(name)).map(({ name, defaults }) => [name, defaults[players]!]),
    );
  return { ...game, options: optionsOf(game, usual), met: game.id, fixed: {}, level: LEVEL };
}

const behind = (game: GameCard, { id, title, options, level }: FaceCard): Met => ({
  ...game,
  title,
  options: optionsOf(game, () => options),
  met: id,
  fixed: options,
  level: level as Level,
});

/** The options that are left to choose, each with the values that go with what is fixed. */
function optionsOf(game: GameCard, fixedFor: (players: string) => Chosen): OptionCard[] {
  return game.options.flatMap((option) => {
    const entries = Object.entries(option.values);
    const values = Object.fromEntries(entries.map(([players, all]) => [players, going(all, fixedFor(players))]));
    const some = Object.keys(option.steps).length || Object.values(values).some((left) => left.length > 1);
    return some && !entries.some(([players]) => option.name in fixedFor(players)) ? [{ ...option, values }] : [];
  });
}

/** The values that go with what is fixed, which they then need no more. */
function going(values: OptionValue[], fixed: Chosen): OptionValue[] {
  const isMet = ([name, among]: [string, Value[]]): boolean => among.some((one) => same(one, fixed[name]));
  return values.flatMap((value) => {
    const needs = Object.entries(value.needs);
    const decided = needs.filter(([name]) => name in fixed);
    const open = needs.filter(([name]) => !(name in fixed));
    return decided.every(isMet) ? [{ ...value, needs: Object.fromEntries(open) }] : [];
  });
}
