// Does with a library what was written down of native kernels, and says what is different: node replay.mjs LIBRARY RECORD
import { createReadStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Kernels } from "../../web/src/local/kernels.ts";

const [library, record] = process.argv.slice(2);
const kernels = new Kernels(new WebAssembly.Module(readFileSync(library)));
const different = [];
let calls = 0;
let deck = 0n;

const bytesOf = ({ bytes, count, address }) => {
  const found = new Uint8Array(Buffer.from(bytes, "base64"));
  const view = new DataView(found.buffer);
  for (let at = address; address !== null && at < found.length; at += found.length / count)
    view.setBigUint64(at, deck, true);
  return found;
};

const same = (one, other) => Buffer.compare(one, other) === 0;

function replay({ entry, given, after, value }) {
  const before = given.map((each) => (typeof each === "number" ? each : [bytesOf(each), each.count]));
  const found = kernels.run(entry, before);
  const wrong = after.flatMap((each, at) =>
    each === null || same(found.changed[at] ?? before[at][0], bytesOf(each)) ? [] : [at],
  );
  if (wrong.length || (found.value ?? null) !== value) different.push({ call: calls, entry, wrong, value: found.value });
  calls++;
}

/** Tables of a deck, and a list of words of which some are their addresses. */
function place(words) {
  const values = words.map((word) => BigInt(typeof word === "number" ? word : kernels.place(bytesOf(word))));
  deck = BigInt(kernels.place(new Uint8Array(new BigUint64Array(values).buffer)));
}

for await (const line of createInterface({ input: createReadStream(record) })) {
  const content = JSON.parse(line);
  if (content.deck) place(content.deck);
  else replay(content);
}
console.log(JSON.stringify({ calls, different: different.slice(0, 9) }));
