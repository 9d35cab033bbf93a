import type { Card, Offered } from "../net/messages";

/** What stands in the one place where a table speaks to whoever plays: the most urgent of all there is to say. */
export type Said =
  | { kind: "confirm"; move: string }
  | { kind: "refused"; words: string }
  | { kind: "lost" }
  | { kind: "asked"; offer: Offered; seat: number }
  | { kind: "asking"; offer: Offered; seat: number }
  | { kind: "task" };

export interface Pressing {
  toConfirm: string | null;
  refusal: string | null;
  lost: boolean;
  card: Pick<Card, "phase" | "offers"> | null;
  mine: number[];
  /** The requests that we have made, also without a seat. */
  asked: number[];
}

export function saidNow({ toConfirm, refusal, lost, card, mine, asked }: Pressing): Said {
  if (toConfirm) return { kind: "confirm", move: toConfirm };
  if (refusal) return { kind: "refused", words: refusal };
  if (lost) return { kind: "lost" };
  return requestTo(card, mine, asked) ?? { kind: "task" };
}

/** What others ask of us comes before what we have asked of them. */
function requestTo(card: Pressing["card"], mine: number[], asked: number[]): Said | null {
  if (card?.phase !== "playing" && card?.phase !== "paused") return null;
  for (const offer of card.offers) {
    const seat = offer.waits_for.find((one) => mine.includes(one));
    if (seat !== undefined) return { kind: "asked", offer, seat };
  }
  const own = card.offers.find(({ number }) => asked.includes(number));
  return own ? { kind: "asking", offer: own, seat: own.seat ?? 0 } : null; // whoever takes back their own needs no seat
}
