import { beSomebody, openTable, rename, type Opening } from "../net/api";
import { transport } from "../net/transport";
import type { Lesson } from "../learn/lessons";
import type { Met } from "./faces";
import { notice } from "../ui/notice.svelte";
import { router } from "../ui/router.svelte";
import type { Level } from "./seating";
import { say } from "../words/words.svelte";

/** Open a table and go there, by a name if one is given; the seats that are here are taken when we arrive. */
export async function openAndGo(opening: Partial<Opening>, name = ""): Promise<void> {
  const guest = await beSomebody(name || say("guest"));
  if (name && guest.name !== name) await rename(name);
  const alone = transport.others ? {} : { chat: false, public: false };
  const { card, warning } = await openTable({ ...opening, ...alone });
  notice.words = warning;
  router.go(`t/${card.table}`);
}

/** A game against bots, of the level and with as many as its card says for somebody new to it. */
export async function playNow({ id, fixed, newcomers, level }: Met): Promise<void> {
  const bots = Array.from({ length: newcomers - 1 }, () => ({ kind: "bot" as const, level }));
  await openAndGo({ game: id, options: fixed, seats: [{ kind: "here", level }, ...bots] });
}

/** A game as a lesson taught it: its options, and bots for the others. */
export async function playLike(game: string, lesson: Lesson, level: Level): Promise<void> {
  const seats = lesson.names.map((_, seat) => ({
    kind: seat === lesson.seat ? ("here" as const) : ("bot" as const),
    level,
  }));
  await openAndGo({ game, options: lesson.options, seats });
}
