// Writes the types of the page's messages into a folder, a file for each module of the server's that has some: the schema
// of all, and the module of each, come on standard input.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const { schema, modules } = JSON.parse(await text(process.stdin));
const folder = process.argv[2];
const BANNER = "/** Made from the server's own schema; see CONTRIBUTING.md. */\n\n";
const DECLARED = /(?:^\/\*\*\n(?: \*.*\n)+)?^export (?:interface|type) (\w+)(?: \{\n[^]*?^\}| =[^]*?;)\n/gm;

/** An object of which nothing is said may hold anything. */
function loosen(part) {
  if (typeof part !== "object" || part === null) return;
  if (part.type === "object" && !part.properties) part.additionalProperties ??= {};
  Object.values(part).forEach(loosen);
}

/** The module of a type; one that differs from another in its description alone has the same name, and a number. */
const homeOf = (type) => modules[type] ?? modules[type.replace(/\d+$/, "")];

/** The types of one module, and what they need of others. */
function moduleOf(name, declared) {
  const own = declared.filter(([, type]) => homeOf(type) === name).map(([code]) => code);
  const used = new Set(own.flatMap((code) => code.replace(/\/\*\*.*?\*\//gs, "").match(/\b[A-Z]\w+/g)));
  const needed = [...used].filter((type) => homeOf(type) && homeOf(type) !== name).sort();
  const imports = Object.entries(Object.groupBy(needed, homeOf)).sort();
  const lines = imports.map(([from, types]) => `import type { ${types.join(", ")} } from "./${from}";\n`);
  return BANNER + [lines.join(""), ...own].filter(Boolean).join("\n");
}

loosen(schema);
const made = await compile(schema, "Messages", { bannerComment: "", additionalProperties: false, format: true });
const declared = [...made.matchAll(DECLARED)];
const missing = Object.keys(modules).filter((type) => !declared.some(([, name]) => name === type));
if (missing.length) throw new Error(`no types for ${missing.join(", ")}`);

const names = [...new Set(Object.values(modules))].sort();
mkdirSync(folder, { recursive: true });
for (const name of names) writeFileSync(join(folder, `${name}.ts`), moduleOf(name, declared));
const index = names.map((name) => `export type * from "./${name}";\n`).join("");
writeFileSync(join(folder, "index.ts"), BANNER + index);
