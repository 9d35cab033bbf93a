import type { Failure } from "./messages";

/** The files that Python and games need, as `toptafel publish` lists them, which are counted as they come. */

/** A file by its path in the folder; its group is what it is for: every table, or a game. */
export interface File {
  path: string;
  size: number;
  group: string;
}

/** Why the table cannot be set up. */
export class Failed extends Error {
  constructor(readonly failure: Failure) {
    super(`${failure.reason} ${failure.what}`);
  }
}

export const failed = (reason: Failure["reason"], what: string): Failed => new Failed({ reason, what });

/** What goes wrong when something is fetched or started, as it is told to the page. */
export const failureOf = (error: unknown): Failure =>
  error instanceof Failed ? error.failure : { reason: "not-started", what: lastLine(String(error)) };

const lastLine = (text: string): string => text.trim().split("\n").at(-1)!;

const nameIn = (address: string): string => address.split("/").at(-1)!;

/** The types of browsers know no stream of bytes that could be one of others' memory. */
const unpacking = (): TransformStream<Uint8Array, Uint8Array> =>
  new DecompressionStream("gzip") as unknown as TransformStream<Uint8Array, Uint8Array>;

export class Files {
  private of = 0;
  private done = 0;

  constructor(
    private readonly folder: URL,
    private readonly list: File[],
    private readonly tell: (done: number, of: number) => void,
    private readonly ask: typeof fetch = globalThis.fetch.bind(globalThis),
  ) {}

  /** Those of a folder. */
  static async listed(folder: URL, tell: (done: number, of: number) => void): Promise<Files> {
    const answer = await fetch(new URL("files.json", folder)).catch(() => null);
    if (!answer?.ok) throw failed("no-file", "files.json");
    return new Files(folder, ((await answer.json()) as { files: File[] }).files, tell);
  }

  address = (name: string): string => new URL(name, this.folder).href;

  /** The names of the files of a group that look so. */
  named = (group: string, look: RegExp): string[] =>
    this.list.filter((file) => file.group === group && look.test(file.path)).map(({ path }) => nameIn(path));

  /** These will come. */
  expect(names: string[]): void {
    for (const name of names) this.of += this.sizeOf(name);
    this.tell(this.done, this.of);
  }

  async bytes(name: string): Promise<ArrayBuffer> {
    return (await this.fetch(this.address(name))).arrayBuffer();
  }

  /** A file that is a module: browsers do not say how far they are with one. */
  async module<T>(name: string): Promise<T> {
    try {
      const found = (await import(/* @vite-ignore */ this.address(name))) as T;
      this.count(this.sizeOf(name));
      return found;
    } catch {
      throw failed("no-file", name);
    }
  }

  /** As `fetch`, and what comes is counted: Python fetches by itself, too. */
  fetch = async (...asked: Parameters<typeof fetch>): Promise<Response> => {
    const [what] = asked;
    const answer = await this.ask(...asked).catch(() => null);
    const name = nameIn(what instanceof Request ? what.url : String(what));
    if (!answer?.ok || !answer.body) throw failed("no-file", name);
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, out) => {
        this.count(part.length);
        out.enqueue(part);
      },
    });
    const counted = answer.body.pipeThrough(counting);
    const isPacked = name.endsWith(".packed"); // archives, as a whole; not by hosts, some of which would not
    return new Response(isPacked ? counted.pipeThrough(unpacking()) : counted, { headers: answer.headers });
  };

  private sizeOf(name: string): number {
    return this.list.find(({ path }) => path === `python/${name}`)?.size ?? 0;
  }

  private count(bytes: number): void {
    this.done = Math.min(this.done + bytes, this.of);
    this.tell(this.done, this.of);
  }
}
