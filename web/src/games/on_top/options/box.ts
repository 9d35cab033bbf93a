/** What lies in a box, as far as it is seen when a table is set up. */
export interface Box {
  fields: string[];
  red: string[];
  golden: string[];
  triangles: number;
}

const boxes = import.meta.glob<Box>("../../../../../src/toptafel/games/on_top/editions/*.json", {
  import: "default",
  eager: true,
});

const isTexts = (some: unknown): some is string[] =>
  Array.isArray(some) && some.every((one) => typeof one === "string" && /^([a-g][1-9]){1,3}$/.test(one));

/** The box of an edition by its name, or one's own as far as it is one: whether it can be played the server says. */
export function boxOf(edition: string, own: object | null): Box {
  const usual = boxes[`../../../../../src/toptafel/games/on_top/editions/${edition}.json`] ?? Object.values(boxes)[0]!;
  const box = { ...usual, ...own };
  return isTexts(box.fields) && isTexts(box.red) && isTexts(box.golden) && box.fields.length ? box : usual;
}
