import { expect, test } from "vitest";
import { eyesIn, placeOf, type Eyes } from "./eyes";

test("the address of a turn leads back to the same eyes", () => {
  const all: Eyes[] = [null, 0, 4, "all"];
  for (const eyes of all) {
    const [, table, turn, by] = placeOf("abc", 12, eyes).split("/");
    expect([table, turn, eyesIn(by ?? "")]).toEqual(["abc", "12", eyes]);
  }
});

test("an address that names nobody shows what whoever is to move saw", () => {
  for (const text of ["", "0", "10", "-1", "x", "1x"]) expect(eyesIn(text)).toBe(null);
});
