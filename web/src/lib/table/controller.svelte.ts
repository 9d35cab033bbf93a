import { tick, untrack } from "svelte";
import { beSomebody, randomHex, rename, whoAmI } from "../net/api";
import { beKnown } from "../net/known";
import { saidOf } from "../net/refusals";
import type { Answer, Asking } from "../net/table.svelte";
import { typing } from "../ui/typing.svelte";
import { moveFor } from "../words/typed";
import { say, words } from "../words/words.svelte";
import { Scene } from "./scene.svelte";
import { sharing } from "./sharing.svelte";

const A_LOOK = 1500; // milliseconds that whoever has moved sees what came of it, before the curtain falls

/** What somebody does at a table, and what happens there by itself; the page only draws it. */
export class TableController extends Scene {
  tab = $state("log");
  /** On a phone: whether what lies beside the table lies over it. */
  over = $state(false);
  menu = $state(false);
  /** A move of the log or of the hints that is pointed at. */
  shown = $state<string | null>(null);
  unread = $state(0);
  myName = $state("");
  lost = $state(false);
  /** Whether the board has been seen, so that the rest may come. */
  settled = $state(false);
  /** Whether somebody was waited for. */
  waited = $state(false);
  /** Where board and hand are. */
  place = $state<HTMLElement>();
  /** Whether whoever was at the board goes on with the result. */
  focused = $state(false);
  private sat = false;
  private begun = false;
  private turnSeen = -1;
  private spoken: string = words.language;
  private giveBack = (): void => {};

  /** All that happens by itself, as long as the page is there. */
  attend(): void {
    $effect(() => {
      if (this.mine.length) beKnown();
    });
    $effect(() => this.load());
    $effect(() => this.noteWaiting());
    $effect(() => this.settle());
    $effect(() => {
      if (this.settled) void this.around.tellingOf(this.game).then((found) => (this.Piece = found.Piece));
    });
    $effect(() => this.goOn());
    $effect.pre(() => this.noteEnd());
    $effect(() => this.share());
    $effect(() => this.sitDown());
    $effect(() => this.learnName());
    $effect(() => this.dropCurtain());
    $effect(() => this.noteTurn());
    $effect(() => this.callMe());
    $effect(() => this.speak());
    $effect(() => () => {
      this.table.stop();
      this.around.markIcon(false);
    });
  }

  readonly ask = (message: Asking): Promise<Answer> => this.desk.ask(message);

  readonly playFromBoard = (move: string): void => {
    if (this.around.settings.confirm && this.legal.length) this.desk.toConfirm = move;
    else void this.desk.play(move);
  };

  /** A move as somebody has typed it. */
  readonly playTyped = (text: string): Promise<boolean> => this.desk.play(moveFor(text, this.typedWords));

  readonly hint = async (): Promise<void> => {
    this.tab = "hints";
    await this.desk.hint();
  };

  readonly sit = async (seat: number | null, name: string): Promise<void> => {
    try {
      const guest = await beSomebody(name || say("guest"));
      if (name && guest.name !== name) await rename(name);
      this.table.reconnect();
      await this.ask({ type: "sit", seat, random: randomHex(32) });
    } catch (error) {
      this.desk.explain(saidOf(error));
    }
  };

  /** A new name for one of our seats: that of the guest, unless several people share this screen. Why not, if it cannot be. */
  readonly call = async (seat: number, name: string): Promise<string> => {
    if (this.mine.length > 1) {
      const answer = await this.ask({ type: "call", seat, name });
      if (answer.type === "refused") return answer.words;
    }
    return seat === this.mine[0]
      ? rename(name).then(
          () => "",
          (error: unknown) => saidOf(error),
        )
      : "";
  };

  /** On a phone: lay something over the table; what opened it has the focus again afterwards. */
  readonly show = async (what: string): Promise<void> => {
    this.giveBack = this.around.keepFocus();
    this.tab = what;
    this.over = true;
    await tick();
    this.around.focusTab(what);
  };

  readonly shut = (): void => {
    this.over = false;
    this.giveBack();
    this.giveBack = () => {};
  };

  readonly key = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.over && this.around.isNarrow() && !event.defaultPrevented) this.shut();
    else if (this.facing) typing.watch(event);
  };

  readonly openCurtain = (): Promise<void> => this.table.look(this.next);

  private load(): void {
    const { game, table } = this;
    if (!game) return;
    const options = untrack(() => table.state!.table.options);
    void Promise.all([this.around.partsOf(game, options), words.want(game)]).then(
      ([found]) => {
        this.parts = found;
        if (found.plain) table.draw();
      },
      () => (this.lost = true),
    );
  }

  /** Whoever plays with bots at once waits for nobody, and does not even load the room for that. */
  private noteWaiting(): void {
    const { seats = [] } = this.card ?? {};
    const held = this.table.state?.held ?? [];
    const absent = seats.some(({ guest, level }, seat) => !guest && !level && !held.includes(seat));
    if (this.before && (absent || this.table.preparing)) this.waited = true;
  }

  /** The board is seen first; what lies around it comes in a task of its own, so that none takes long. */
  private settle(): (() => void) | undefined {
    return this.card && !this.settled ? this.around.afterwards(() => (this.settled = true)) : undefined;
  }

  /** Whoever has come from another page of ours goes on where there is something to do. */
  private goOn(): void {
    if (this.settled && this.playing && this.around.hasMoved() && this.place) this.around.focusBoard(this.place);
  }

  /** Whoever is at the board when a game ends goes on with its result, and hears it there. */
  private noteEnd(): void {
    if (this.card?.phase === "over" && this.begun) this.focused = this.around.isAtBoard(this.place);
    this.begun = this.card?.phase === "playing";
  }

  /** Several people at one screen are called otherwise in the settings, too, as long as the game goes on. */
  private share(): () => void {
    const { card, mine } = this;
    const together = card && mine.length > 1 && !["over", "closed"].includes(card.phase) ? mine : [];
    sharing.people = together.map((seat) => ({
      seat,
      name: card!.seats[seat]!.name,
      colours: this.standing[seat]?.colours ?? [],
      call: (name) => this.call(seat, name),
    }));
    return () => (sharing.people = []);
  }

  /** Seats that are held for us are taken as soon as we are there. */
  private sitDown(): void {
    if (this.sat || this.card?.phase !== "waiting" || !this.table.state?.held.length || this.mine.length) return;
    this.sat = true;
    void this.ask({ type: "sit", seat: null, random: randomHex(32) });
  }

  private learnName(): void {
    if (this.card?.phase !== "waiting" || this.mine.length) return;
    void whoAmI().then(
      (guest) => (this.myName = guest?.name ?? ""),
      () => {},
    );
  }

  /** Several players at one screen: the curtain falls when another one's turn comes, where there is something to hide. */
  private dropCurtain(): (() => void) | undefined {
    const { next, parts, table } = this;
    if (next === null || !parts) return;
    if (!this.around.settings.curtain || parts.open) {
      void table.look(next);
      return;
    }
    if (table.state?.seat === null) return;
    const timer = setTimeout(() => void table.look(null), A_LOOK);
    return () => clearTimeout(timer);
  }

  private noteTurn(): void {
    const { card } = this;
    if (!card || card.turn === this.turnSeen) return;
    if (this.turnSeen >= 0 && card.turn > this.turnSeen && this.around.settings.sound) this.around.knock();
    this.turnSeen = card.turn;
    this.desk.clear();
  }

  private callMe(): void {
    const { settings, markIcon, bell, notify } = this.around;
    markIcon(this.myTurn);
    if (!this.myTurn) return;
    if (settings.sound) bell();
    if (settings.notify) notify(say("your-turn"), this.title);
  }

  private speak(): void {
    if (words.language === this.spoken) return;
    this.spoken = words.language;
    this.table.speak();
    this.desk.speak();
  }
}
