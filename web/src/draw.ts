import type { Component } from "svelte";
import { render } from "svelte/server";
import type { BoardProps } from "./lib/board/boards";
import Still from "./parts/pictures/Still.svelte";

/** Boards as texts: they are drawn when the page is built, so that the start page shows them without their code. */

const boards = import.meta.glob<Component<BoardProps<never>>>("./games/*/Board.svelte", {
  import: "default",
  eager: true,
});
const views = import.meta.glob<Record<string, unknown>>("./games/*/picture.json", { import: "default", eager: true });

const faces = import.meta.glob<Component>("./games/*/faces/*.svelte", { import: "default", eager: true });

/** The picture of each game that has a view for it, by the name of its folder, and of each face by that of its file. */
export function draw(): Record<string, string> {
  const folders = Object.keys(views).map((path) => path.split("/")[2]!);
  const games = folders.map((folder) => [folder, drawn(folder)] as const);
  const others = Object.entries(faces).map(([path, Face]) => [nameIn(path), render(Face).body] as const);
  return Object.fromEntries([...games, ...others].map(([name, text]) => [name, tidy(text)]));
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".svelte".length);

function drawn(folder: string): string {
  const [Board, view] = [boards[`./games/${folder}/Board.svelte`]!, views[`./games/${folder}/picture.json`]!];
  return render(Still, { props: { game: folder, Board, view }, idPrefix: folder }).body;
}

/** Without the marks that a page would need to take it over; and styles in a place of our own, as the server allows none in texts. */
const tidy = (text: string): string => text.replace(/<!--.*?-->/gs, "").replaceAll(' style="', ' data-style="');
