import type { Component } from "svelte";
import type { Say } from "../board/boards";
import type { Chosen, Value } from "./choosing";
import { folder } from "../board/folder";
import type { OptionCard } from "../net/messages";

/**
 * What an option that a game draws itself is given; a value goes out. `box` is the content of the edition, if it is one's own;
 * `present`: all sit at a real table, where the page leaves nothing to chance.
 */
export interface OptionProps {
  option: OptionCard;
  players: number;
  chosen: Chosen;
  edition: string;
  box: object | null;
  present?: boolean;
  choose: (value: Value) => void;
  say: Say;
}

/**
 * What only a game knows of setting up a table: the stones of each player by their letters, how one is chosen, and
 * what becomes of them when there are more or fewer players; options that it draws itself, pictures for the values of
 * others, and what there is to say in the end.
 */
export interface SetUpParts {
  stones?: (players: number, chosen: Chosen) => string[][];
  palette?: string[];
  take?: (seat: number, stone: string, chosen: Chosen) => Chosen;
  reseat?: (players: number, chosen: Chosen) => Chosen;
  drawn?: Record<string, Component<OptionProps>>;
  pictures?: Record<string, Component<{ value: string; fixed?: Chosen }>>;
  elsewhere?: string[]; // options that are chosen with the stones
  tell?: (players: number, chosen: Chosen, say: Say, list: (names: string[]) => string) => string[];
}

const setups = import.meta.glob<{ default: SetUpParts }>("../../games/*/setup.ts");

/** The parts of a game; none, if all of its options are shown like those of any other. */
export const setUpOf = async (game: string): Promise<SetUpParts> =>
  (await setups[`../../games/${folder(game)}/setup.ts`]?.())?.default ?? {};
