/**
 * A game's compiled rules and bots without Python: a library in a memory of its own. From below there are the stack, so
 * that one which is too small is an error, the data of the library, and the heap.
 */

const PAGE = 1 << 16;
const STACK = 1 << 18;
const SMALLEST = 5; // a block of the heap is 2 to the power of this, or more

/** What an entry is given: a number, or the bytes of an array and how many items it has. */
export type Given = number | [bytes: Uint8Array, count: number];

/** What an entry gives back, and for each array that it has changed, its bytes. */
export interface Found {
  value: number | undefined;
  changed: (Uint8Array<ArrayBuffer> | null)[];
}

type Entry = (...given: number[]) => number | undefined;

export class Kernels {
  readonly #memory: WebAssembly.Memory;
  readonly #heap: Heap;
  readonly #entries: Record<string, Entry>;

  constructor(module: WebAssembly.Module) {
    const { size, align } = needs(module);
    const base = roundUp(STACK, align);
    const begin = roundUp(base + size, PAGE);
    this.#memory = new WebAssembly.Memory({ initial: begin / PAGE });
    this.#heap = new Heap(this.#memory, begin);
    const constant = (value: number) => new WebAssembly.Global({ value: "i32", mutable: false }, value);
    const env = {
      memory: this.#memory,
      __stack_pointer: new WebAssembly.Global({ value: "i32", mutable: true }, STACK),
      __memory_base: constant(base),
      __table_base: constant(0),
      malloc: (size: number) => this.#heap.take(size),
      free: (block: number) => this.#heap.give(block),
    };
    this.#entries = new WebAssembly.Instance(module, { env }).exports as Record<string, Entry>;
    this.#entries["__wasm_apply_data_relocs"]?.();
    this.#entries["__wasm_call_ctors"]?.();
  }

  /** Run an entry to its end. After an error, whatever it is, the library is of no more use. */
  run(name: string, given: Given[]): Found {
    const entry = this.#entries[name];
    if (!entry) throw new Error(`no entry called ${name}`);
    const blocks = given.map((each) => (typeof each === "number" ? 0 : this.place(each[0])));
    const value = entry(...given.flatMap((each, at) => (typeof each === "number" ? each : [blocks[at]!, each[1]])));
    const changed = given.map((each, at) => (typeof each === "number" ? null : this.#changed(each[0], blocks[at]!)));
    for (const block of blocks) this.#heap.give(block);
    return { value, changed };
  }

  /** Lay bytes on the heap, where they stay; their address. */
  place(bytes: Uint8Array): number {
    const block = this.#heap.take(bytes.length);
    new Uint8Array(this.#memory.buffer).set(bytes, block);
    return block;
  }

  #changed(before: Uint8Array, block: number): Uint8Array<ArrayBuffer> | null {
    const now = new Uint8Array(this.#memory.buffer, block, before.length);
    return same(now, before) ? null : now.slice();
  }
}

/** Whether bytes are the same; a loop, as a function for each byte takes ten times as long. */
function same(one: Uint8Array, other: Uint8Array): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** Memory in blocks; those that were given back are taken again, by size. */
class Heap {
  readonly #memory: WebAssembly.Memory;
  readonly #unused: number[][] = Array.from({ length: 32 }, () => []);
  readonly #powers = new Map<number, number>();
  #end: number;

  constructor(memory: WebAssembly.Memory, begin: number) {
    this.#memory = memory;
    this.#end = begin;
  }

  take(size: number): number {
    const power = Math.max(SMALLEST, 32 - Math.clz32(Math.max(size, 1) - 1));
    const block = this.#unused[power]!.pop() ?? this.#more(1 << power);
    this.#powers.set(block, power);
    return block;
  }

  give(block: number): void {
    const power = this.#powers.get(block);
    if (power === undefined) return;
    this.#powers.delete(block);
    this.#unused[power]!.push(block);
  }

  #more(size: number): number {
    const block = this.#end;
    this.#end += size;
    const missing = this.#end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return block;
  }
}

/** The memory that a library needs for its data; its section for whoever loads it says so. */
function needs(module: WebAssembly.Module): { size: number; align: number } {
  const [section] = WebAssembly.Module.customSections(module, "dylink.0");
  if (!section) throw new Error("expected a library that can be loaded anywhere, got another module");
  const [, , size, power] = numbers(new Uint8Array(section));
  return { size: size!, align: 1 << power! };
}

/** Numbers as WebAssembly writes them, seven bits a byte. */
function numbers(bytes: Uint8Array): number[] {
  const found: number[] = [];
  let number = 0;
  let shift = 0;
  for (const byte of bytes) {
    number |= (byte & 127) << shift;
    shift += 7;
    if (byte >= 128) continue;
    found.push(number);
    number = shift = 0;
  }
  return found;
}

const roundUp = (number: number, unit: number): number => Math.ceil(number / unit) * unit;
