/**
 * The little Markdown that our texts use, as data: headings, paragraphs, lists, drawings, figures, a break, and bold,
 * italic and code in a line. Whatever else there is stays text, and so does HTML: nothing of it is ever markup.
 */

export interface Span {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}

/** A picture, named as the texts name it, and what is said below it. */
export interface Figure {
  caption: Span[];
  source: string;
}

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "drawing"; text: string }
  | { kind: "figures"; figures: Figure[] }
  | { kind: "break" };

export interface Section {
  title: Span[];
  blocks: Block[];
  folded: boolean; // it comes after a break: only some ask for it
}

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^\s*](?:[^*]*[^\s*])?)\*/g;
const ITEM = /^(-|\d+\.) (.*)$/;
const HEADING = /^(#{1,6}) (.*)$/;
const FIGURE = /^!\[(.*)\]\((\S+)\)$/;
const FENCE = "```";
const BREAK = "---";

export function inline(text: string): Span[] {
  const spans: Span[] = [];
  let done = 0;
  const add = (kind: Span["kind"], part: string): void => void (part && spans.push({ kind, text: part }));
  for (const found of text.matchAll(INLINE)) {
    add("text", text.slice(done, found.index));
    if (found[1] !== undefined) add("code", found[1]);
    else if (found[2] !== undefined)
      for (const part of inline(found[2])) add(part.kind === "text" ? "strong" : part.kind, part.text);
    else add("em", found[3]!);
    done = found.index + found[0].length;
  }
  add("text", text.slice(done));
  return spans;
}

export function blocks(source: string): Block[] {
  const lines = source.replaceAll("\r\n", "\n").split("\n");
  const found: Block[] = [];
  while (lines.length) {
    const block = next(lines);
    if (block) found.push(block);
  }
  return found;
}

/** The block at the head of some lines, which it takes away; none if there is an empty line. */
function next(lines: string[]): Block | null {
  const heading = HEADING.exec(lines[0]!);
  if (!lines[0]!.trim()) lines.shift();
  else if (lines[0]!.startsWith(FENCE)) return drawing(lines);
  else if (FIGURE.test(lines[0]!)) return figures(lines);
  else if (lines[0] === BREAK) {
    lines.shift();
    return { kind: "break" };
  } else if (heading) {
    lines.shift();
    return { kind: "heading", level: heading[1]!.length, spans: inline(heading[2]!) };
  } else if (ITEM.test(lines[0]!)) return list(lines);
  else return { kind: "paragraph", spans: inline(taken(lines, (line) => !begins(line)).join(" ")) };
  return null;
}

/** Whether a line is the first of a block that is not a paragraph, or ends one. */
const begins = (line: string): boolean =>
  !line.trim() || line.startsWith(FENCE) || [HEADING, ITEM, FIGURE].some((form) => form.test(line));

/** The first line, and those after it that belong to it. */
function taken(lines: string[], belongs: (line: string) => boolean): string[] {
  const some = [lines.shift()!.trim()];
  while (lines.length && belongs(lines[0]!)) some.push(lines.shift()!.trim());
  return some;
}

function drawing(lines: string[]): Block {
  lines.shift();
  const drawn: string[] = [];
  while (lines.length && !lines[0]!.startsWith(FENCE)) drawn.push(lines.shift()!);
  lines.shift();
  return { kind: "drawing", text: drawn.join("\n") };
}

function figures(lines: string[]): Block {
  const found: Figure[] = [];
  for (let figure = FIGURE.exec(lines[0]!); figure; figure = FIGURE.exec(lines[0] ?? "")) {
    found.push({ caption: inline(figure[1]!), source: figure[2]! });
    lines.shift();
  }
  return { kind: "figures", figures: found };
}

function list(lines: string[]): Block {
  const ordered = !lines[0]!.startsWith("-");
  const items: Span[][] = [];
  while (lines.length && ITEM.test(lines[0]!)) {
    lines[0] = ITEM.exec(lines[0]!)![2]!;
    items.push(inline(taken(lines, (line) => !begins(line)).join(" ")));
  }
  return { kind: "list", ordered, items };
}

/** A text with a title: what is said before the first section, and its sections, folded after a break. */
export function sections(source: string): { title: Span[]; lead: Block[]; sections: Section[] } {
  const found: Section[] = [];
  let folded = false;
  const whole = { title: [] as Span[], lead: [] as Block[], sections: found };
  for (const block of blocks(source)) {
    if (block.kind === "heading" && block.level === 1) whole.title = block.spans;
    else if (block.kind === "break") folded = true;
    else if (block.kind === "heading" && block.level === 2) found.push({ title: block.spans, blocks: [], folded });
    else (found.at(-1)?.blocks ?? whole.lead).push(block);
  }
  return whole;
}
