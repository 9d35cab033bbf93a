import { FluentNumber } from "@fluent/bundle";

/** Numbers in messages: small ones need no help, and a browser takes long to find out how it would write them. */

export type Values = Record<string, string | number>;

const SMALL = 1000; // from here on languages put marks between the figures

class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** A score as it is written, with a real minus. */
export const written = (score: number): string => (score < 0 ? `−${-score}` : `${score}`);

const isSmall = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < SMALL;

export function fit(values: Values): Record<string, string | FluentNumber> {
  const number = (value: number): FluentNumber => (isSmall(value) ? new Small(value) : new FluentNumber(value));
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "number" ? number(value) : value]));
}
