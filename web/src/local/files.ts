import type { Failure } from "./messages";

/** The files of the folder that Python needs, which are counted as they come. */

/** What `toptafel publish` writes of each file, by its path below the folder. */
export type Listed = Record<string, { size: number; sha256: string }>;

/** Why the table cannot be set up. */
export class Failed extends Error {
  constructor(readonly failure: Failure) {
    super(`${failure.reason} ${failure.what}`);
  }
}

export const failed = (reason: Failure["reason"], what: string): Failed => new Failed({ reason, what });

/** What goes wrong when something is fetched or started, as it is told to the page. */
export const failureOf = (error: unknown): Failure =>
  error instanceof Failed ? error.failure : { reason: "not-started", what: String(error).split("\n").at(-1)! };

/** Bytes that have come of all that have to. Python fetches by itself: whatever it does goes through `fetch` here. */
export class Files {
  private of = 0;
  private done = 0;

  constructor(
    private readonly folder: URL,
    private readonly listed: Listed,
    private readonly tell: (done: number, of: number) => void,
    private readonly ask: typeof fetch = (...asked) => globalThis.fetch(...asked),
  ) {}

  address = (name: string): string => new URL(name, this.folder).href;

  /** The names of listed files of the folder that look so. */
  named(look: RegExp): string {
    const names = Object.keys(this.listed).map((path) => path.replace(/^python\//, ""));
    const name = names.find((each) => look.test(each));
    if (!name) throw failed("no-file", String(look));
    return name;
  }

  /** These will come. */
  expect(names: string[]): void {
    for (const name of names) this.of += this.listed[`python/${name}`]?.size ?? 0;
    this.tell(this.done, this.of);
  }

  async bytes(name: string): Promise<ArrayBuffer> {
    return (await this.fetch(this.address(name))).arrayBuffer();
  }

  /** A file that is a module: browsers do not say how far they are with one. */
  async module<T>(name: string): Promise<T> {
    try {
      const found = (await import(/* @vite-ignore */ this.address(name))) as T;
      this.count(this.listed[`python/${name}`]?.size ?? 0);
      return found;
    } catch {
      throw failed("no-file", name);
    }
  }

  /** As `fetch`, and what comes is counted. */
  fetch = async (...asked: Parameters<typeof fetch>): Promise<Response> => {
    const name = String(asked[0] instanceof Request ? asked[0].url : asked[0])
      .split("/")
      .at(-1)!;
    const answer = await this.ask(...asked).catch(() => null);
    if (!answer?.ok || !answer.body) throw failed("no-file", name);
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, out) => {
        this.count(part.length);
        out.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counting), { headers: answer.headers });
  };

  private count(bytes: number): void {
    this.done += bytes;
    this.tell(Math.min(this.done, this.of), this.of);
  }
}
