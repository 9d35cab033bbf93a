import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { fit } from "./numbers";

const MESSAGE = `stones = { $count ->
    [0] none
    [one] { $count } stone
   *[other] { $count } stones
}`;

describe.each(["en", "nl", "de", "fr"])("numbers in %s", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(MESSAGE));
  const said = (values: Parameters<typeof bundle.formatPattern>[1]): string =>
    bundle.formatPattern(bundle.getMessage("stones")!.value!, values);

  it.each([0, 1, 2, 17, 999, -3, 1000, 12345, 2.5])("%d is written as the browser would", (count) => {
    expect(said(fit({ count }))).toBe(said({ count }));
  });
});

it("asks no browser how to write a small number", () => {
  const asked = Intl.NumberFormat;
  const bundle = new FluentBundle("nl");
  bundle.addResource(new FluentResource("turn = { $turn }"));
  Intl.NumberFormat = (() => {
    throw new Error("asked");
  }) as unknown as typeof Intl.NumberFormat;
  try {
    expect(bundle.formatPattern(bundle.getMessage("turn")!.value!, fit({ turn: 43 }))).toBe("43");
  } finally {
    Intl.NumberFormat = asked;
  }
});
