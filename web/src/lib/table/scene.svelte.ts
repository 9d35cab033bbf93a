import type { GameParts, partsOf, Say } from "../board/boards";
import type { PieceOf, Pieces, tellingOf } from "../board/pieces";
import type { LiveTable } from "../net/table.svelte";
import { say, words } from "../words/words.svelte";
import { Desk } from "./desk.svelte";
import { saidNow } from "./slot";
import { statusOf } from "./status";
import { isFresh, namesOf } from "./story";

/** What a table needs of the page around it. */
export interface Around {
  settings: { readonly confirm: boolean; readonly sound: boolean; readonly curtain: boolean; readonly notify: boolean };
  isNarrow: () => boolean;
  /** Whether somebody has come here from another page of ours. */
  hasMoved: () => boolean;
  partsOf: typeof partsOf;
  tellingOf: (game: string) => Promise<Pick<Awaited<ReturnType<typeof tellingOf>>, "Piece">>;
  /** Once what is there now has been painted; can be called off. */
  afterwards: (act: () => void) => () => void;
  knock: () => void;
  bell: () => void;
  notify: (title: string, body: string) => void;
  markIcon: (marked: boolean) => void;
  isAtBoard: (place: Node | undefined) => boolean;
  focusBoard: (place: ParentNode) => void;
  focusTab: (name: string) => void;
  /** Whatever has the focus now gets it again when that is called. */
  keepFocus: () => () => void;
}

/** A table, what somebody is about at it, and the page around. */
class Setting {
  readonly desk: Desk;

  constructor(
    readonly table: LiveTable,
    protected readonly around: Around,
  ) {
    this.desk = new Desk(table);
  }
}

/** What is to be seen of a table: all that follows from its state, and from what has been loaded of its game. */
export class Scene extends Setting {
  parts = $state.raw<GameParts | null>(null);
  Piece = $state.raw<PieceOf>();

  private readonly now = $derived(this.table.state);
  // all of it comes at once, so that nothing jumps
  readonly card = $derived(this.parts ? (this.now?.table ?? null) : null);
  readonly view = $derived(this.now?.view ?? null);
  readonly mine = $derived(this.now?.mine ?? []);
  readonly game = $derived(this.now?.table.game ?? "");
  readonly title = $derived(words.title(this.game, this.now?.table.options));
  readonly names = $derived(this.card ? namesOf(this.card, say, this.around.isNarrow()) : []);
  readonly sayOfGame: Say = (message, values = {}) => words.say(message, values, this.game);
  readonly pieces = $derived<Pieces>({ Piece: this.Piece, view: this.view, say: this.sayOfGame });
  readonly typedWords = $derived(words.has("typed-words", this.game) ? this.sayOfGame("typed-words") : "");
  readonly standing = $derived(this.parts && this.view ? this.parts.standing(this.view, this.sayOfGame) : []);

  readonly myTurn = $derived(
    this.card?.phase === "playing" &&
      this.card.to_move !== null &&
      this.mine.includes(this.card.to_move) &&
      !this.table.ended,
  );
  /** Whether whoever is to move is who looks: then there is something to do. */
  readonly facing = $derived(this.myTurn && this.now?.seat === this.card?.to_move);
  readonly legal = $derived(this.facing ? ((this.view?.legal as string[] | undefined) ?? []) : []);
  readonly moves = $derived((this.view?.moves as string[] | undefined) ?? []);
  /** Who is to come to this screen. */
  readonly next = $derived(this.myTurn && !this.facing && this.mine.length > 1 ? this.card!.to_move : null);
  private readonly hides = $derived(this.around.settings.curtain && !this.parts?.open);
  readonly covered = $derived(this.next !== null && this.now?.seat === null && this.hides);
  readonly closed = $derived(this.card?.phase === "closed");
  readonly playing = $derived(this.card && this.view && this.parts && !this.covered ? this.parts : null);
  readonly Wordless = $derived(
    this.view && !this.closed && this.card?.clock.kind === "none" && this.playing?.wordless(this.view)
      ? this.playing.Wordless
      : null,
  );
  readonly before = $derived(this.card !== null && ["waiting", "full"].includes(this.card.phase));
  readonly canHint = $derived(Boolean(this.card?.hints) && this.facing);
  readonly fresh = $derived(this.facing && isFresh(this.table.lines, this.card!.to_move!));
  readonly tells = $derived(
    this.facing && Boolean(this.parts?.Task || (this.fresh && words.has("web-first", this.game))),
  );

  // whoever has just moved still looks at what came of it: the next player's turn begins behind the curtain
  private readonly done = $derived(this.next !== null && !this.covered && this.hides ? this.now?.seat : null);
  readonly status = $derived(
    this.done == null
      ? statusOf(this.table, this.card, this.mine, this.names)
      : say("has-played", { name: this.names[this.done] ?? "" }),
  );
  readonly said = $derived(
    saidNow({
      toConfirm: this.desk.toConfirm,
      refusal: this.desk.refusal?.words ?? null,
      lost: this.table.connection === "lost" && this.card !== null,
      card: this.card,
      mine: this.mine,
      asked: this.now?.asked ?? [],
    }),
  );
}
