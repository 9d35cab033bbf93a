import type { Card } from "../net/messages";

/** What a seat has left at a moment of the server's clock; null if nobody counts. */
export function millisecondsLeft(card: Card, seat: number, now: number): number | null {
  const given = card.seats[seat]?.milliseconds ?? null;
  const runs = seat === card.to_move && card.phase === "playing";
  return given === null ? null : Math.max(0, given - (runs ? Math.max(0, now - card.at) : 0));
}

/** Days while there is one, then hours, then minutes and seconds. */
export function clockText(left: number, say: (message: string, values: Record<string, number>) => string): string {
  const seconds = Math.floor(left / 1000);
  const days = Math.floor(seconds / 86400);
  if (days >= 1) return say("days-left", { days });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export const isShort = (left: number): boolean => left < 30_000;
