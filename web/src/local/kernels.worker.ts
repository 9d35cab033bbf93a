import { Kernels, type Found, type Given } from "./kernels.ts";

/** Runs entries of libraries, one after the other; it has no Python. */

export interface Asked {
  library: string; // its address
  entry: string;
  given: Given[];
}

export type Answer = { found: Found } | { failed: string };

const loaded = new Map<string, Promise<Kernels>>();

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const answer = await answerTo(data);
  const arrays = "found" in answer ? answer.found.changed.filter((each) => each !== null) : [];
  self.postMessage(answer, { transfer: arrays.map((each) => each.buffer) });
};

async function answerTo({ library, entry, given }: Asked): Promise<Answer> {
  try {
    if (!loaded.has(library)) loaded.set(library, load(library));
    return { found: (await loaded.get(library)!).run(entry, given) };
  } catch (error) {
    loaded.delete(library);
    return { failed: String(error) };
  }
}

async function load(library: string): Promise<Kernels> {
  const answer = await fetch(library);
  if (!answer.ok) throw new Error(`${library}: ${answer.status}`);
  return new Kernels(await WebAssembly.compile(await answer.arrayBuffer()));
}
