import { describe, expect, it } from "vitest";
import { blocks, inline, sections } from "./markdown";

const texts = import.meta.glob<string>("../../../../src/toptafel/games/*/rules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("a line", () => {
  it("has bold, italic and code", () => {
    expect(inline("a **b** c *d* `e*f*`")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " c " },
      { kind: "em", text: "d" },
      { kind: "text", text: " " },
      { kind: "code", text: "e*f*" },
    ]);
  });

  it("keeps HTML, links and lone stars as text", () => {
    for (const text of ["<img src=x onerror=alert(1)>", "[a](javascript:b)", "3 * 4 * 5", "a ** b"])
      expect(inline(text)).toEqual([{ kind: "text", text }]);
  });
});

describe("a text", () => {
  it("has figures in rows, and folds what comes after a break", () => {
    const text = sections(
      "# T\n## A\n![one **b**](x-before)\n![two](y-after@1,2,3)\n\n![three](z-move)\n\n---\n\n## B\nlast",
    );
    expect(text.sections.map(({ folded }) => folded)).toEqual([false, true]);
    const rows = text.sections[0]!.blocks.map(
      (block) => block.kind === "figures" && block.figures.map(({ source }) => source),
    );
    expect(rows).toEqual([["x-before", "y-after@1,2,3"], ["z-move"]]);
  });

  it("joins the lines of a paragraph and of an item", () => {
    expect(blocks("one\ntwo\n\n1. a\n   b\n2. c\n\n- d\n\nthree")).toEqual([
      { kind: "paragraph", spans: [{ kind: "text", text: "one two" }] },
      {
        kind: "list",
        ordered: true,
        items: [[{ kind: "text", text: "a b" }], [{ kind: "text", text: "c" }]],
      },
      { kind: "list", ordered: false, items: [[{ kind: "text", text: "d" }]] },
      { kind: "paragraph", spans: [{ kind: "text", text: "three" }] },
    ]);
  });

  it("keeps a drawing as it is drawn, stars and all", () => {
    expect(blocks("```\n  a **b**\n\n - c\n```\nd")).toEqual([
      { kind: "drawing", text: "  a **b**\n\n - c" },
      { kind: "paragraph", spans: [{ kind: "text", text: "d" }] },
    ]);
  });

  it("has a title, a lead and sections", () => {
    const text = sections("# A\n\nlead\n\n## B\n\nb\n\n## C\n");
    expect(text.title).toEqual([{ kind: "text", text: "A" }]);
    expect(text.lead).toHaveLength(1);
    expect(text.sections.map(({ blocks }) => blocks.length)).toEqual([1, 0]);
  });

  it("may be empty, or have no end of a drawing", () => {
    expect(sections("").sections).toEqual([]);
    expect(blocks("```\na")).toEqual([{ kind: "drawing", text: "a" }]);
  });
});

describe("the rules of our games", () => {
  it.each(Object.entries(texts))("%s is read to its end, and no mark of ours is left in it", (_, source) => {
    const { lead, sections: found } = sections(source);
    const all = [...lead, ...found.flatMap((section) => section.blocks)];
    const spans = all.flatMap((block) => {
      if (block.kind === "list") return block.items.flat();
      if (block.kind === "figures") return block.figures.flatMap(({ caption }) => caption);
      return "spans" in block ? block.spans : [];
    });
    expect(found.length).toBeGreaterThan(5);
    for (const { kind, text } of spans) if (kind !== "code") expect(text).not.toMatch(/\*|`|^#/);
  });
});
