/** The folder of a game: its name, as Python can spell it. */
export const folder = (game: string): string => game.replaceAll("-", "_");
