// Writes src/lib/net/messages.ts from the server's schema, which comes on standard input.
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(await text(process.stdin));

/** An object of which nothing is said may hold anything. */
function loosen(part) {
  if (typeof part !== "object" || part === null) return;
  if (part.type === "object" && !part.properties) part.additionalProperties ??= {};
  Object.values(part).forEach(loosen);
}

loosen(schema);
const banner = "/** Made from the server's own schema; see CONTRIBUTING.md. */";
const made = await compile(schema, "Messages", { bannerComment: banner, additionalProperties: false, format: true });
writeFileSync(process.argv[2], made);
