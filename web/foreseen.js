// What the page of a game works out by itself: `node foreseen.js GAME`, a case a line in, what it says of it a line out.
import { registerHooks } from "node:module";
import { createInterface } from "node:readline";

/** Files of the page are imported without their ending, which its builder adds. */
const resolve = (name, context, next) => next(/^\.[./]*\/[^.]+$/.test(name) ? `${name}.ts` : name, context);

registerHooks({ resolve });
const { default: foresee } = await import(`./src/games/${process.argv[2]}/foreseen.ts`);
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(foresee(JSON.parse(line))));
