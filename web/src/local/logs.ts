import type { Trouble } from "./messages";

/** Where the events of tables are kept on this device, and texts that belong to no table. */
export interface Logs {
  /** All or nothing; `Taken` unless the log ends just before the first one. Events are counted from one. */
  append(table: string, first: number, bodies: string[], summary: string): Promise<void>;
  /** In their order; `Damaged` if some are gone. */
  log(table: string): Promise<string[]>;
  tables(): Promise<string[]>;
  forget(table: string): Promise<void>;
  keep(name: string, text: string): Promise<void>;
  kept(name: string): Promise<string | null>;
}

/** Another tab was quicker. */
export class Taken extends Error {
  override readonly name = "Taken";
}

/** Some events of a log are gone. */
export class Damaged extends Error {
  override readonly name = "Damaged";
}

/** Storage does not do what it should; the page has a sentence for it. */
export class Unavailable extends Error {
  override readonly name = "Unavailable";

  constructor(
    readonly trouble: Trouble,
    cause?: unknown,
  ) {
    super(trouble, { cause });
  }
}

interface Row {
  table: string;
  length: number;
  summary: string;
}

const VERSION = 1;
const all = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]); // an array is more than any number

/** What a request brings. */
const got = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error!);
  });

/** A transaction is on the disk, or has left nothing. */
const stored = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new DOMException("aborted", "AbortError"));
  });

/** Logs in IndexedDB: a row for each table, and for each event one under the name of its table and its number. */
export class StoredLogs implements Logs {
  constructor(private readonly database: IDBDatabase) {
    database.onversionchange = () => database.close(); // a newer page in another tab has to go on
  }

  append(table: string, first: number, bodies: string[], summary: string): Promise<void> {
    return this.write(["tables", "events"], async (tables, events) => {
      const row = (await got(tables!.get(table))) as Row | undefined;
      if ((row?.length ?? 0) !== first - 1) throw new Taken(`${table} has no place ${first}`);
      bodies.forEach((body, index) => events!.add(body, [table, first + index]));
      tables!.put({ table, length: first - 1 + bodies.length, summary } satisfies Row);
    });
  }

  async log(table: string): Promise<string[]> {
    return this.read(["tables", "events"], async (tables, events) => {
      const [row, keys, bodies] = await Promise.all([
        got(tables!.get(table) as IDBRequest<Row | undefined>),
        got(events!.getAllKeys(all(table)) as IDBRequest<IDBValidKey[]>),
        got(events!.getAll(all(table)) as IDBRequest<string[]>),
      ]);
      const inOrder = keys.every((key, index) => (key as [string, number])[1] === index + 1);
      if (!inOrder || bodies.length !== (row?.length ?? 0)) throw new Damaged(`${table} is not whole`);
      return bodies;
    });
  }

  tables(): Promise<string[]> {
    return this.read(["tables"], async (tables) => ((await got(tables!.getAll())) as Row[]).map((row) => row.summary));
  }

  forget(table: string): Promise<void> {
    return this.write(["tables", "events"], async (tables, events) => {
      tables!.delete(table);
      events!.delete(all(table));
    });
  }

  keep(name: string, text: string): Promise<void> {
    return this.write(["texts"], async (texts) => void texts!.put(text, name));
  }

  kept(name: string): Promise<string | null> {
    return this.read(["texts"], async (texts) => ((await got(texts!.get(name))) as string | undefined) ?? null);
  }

  private async read<T>(names: string[], act: (...stores: IDBObjectStore[]) => Promise<T>): Promise<T> {
    try {
      const transaction = this.database.transaction(names, "readonly");
      return await act(...names.map((name) => transaction.objectStore(name)));
    } catch (error) {
      throw whyNot(error);
    }
  }

  private async write(names: string[], act: (...stores: IDBObjectStore[]) => Promise<void>): Promise<void> {
    try {
      const transaction = this.database.transaction(names, "readwrite", { durability: "strict" });
      const end = stored(transaction);
      await act(...names.map((name) => transaction.objectStore(name))).catch((error: unknown) => {
        end.catch(() => {}); // why it was given up is known
        transaction.abort();
        throw error;
      });
      await end;
    } catch (error) {
      throw whyNot(error);
    }
  }
}

function whyNot(error: unknown): Error {
  if (error instanceof Taken || error instanceof Damaged || error instanceof Unavailable) return error;
  const name = error instanceof DOMException || error instanceof Error ? error.name : "";
  if (name === "ConstraintError") return new Taken("another tab was quicker");
  return new Unavailable(name === "QuotaExceededError" ? "storage-full" : "storage-failed", error);
}

/** Logs for as long as the page is open, where a browser keeps nothing. */
export class PassingLogs implements Logs {
  private readonly events = new Map<string, string[]>();
  private readonly summaries = new Map<string, string>();
  private readonly texts = new Map<string, string>();

  async append(table: string, first: number, bodies: string[], summary: string): Promise<void> {
    const before = this.events.get(table) ?? [];
    if (before.length !== first - 1) throw new Taken(`${table} has no place ${first}`);
    this.events.set(table, [...before, ...bodies]);
    this.summaries.set(table, summary);
  }

  log = async (table: string): Promise<string[]> => this.events.get(table) ?? [];
  tables = async (): Promise<string[]> => [...this.summaries.values()];
  keep = async (name: string, text: string): Promise<void> => void this.texts.set(name, text);
  kept = async (name: string): Promise<string | null> => this.texts.get(name) ?? null;

  async forget(table: string): Promise<void> {
    this.events.delete(table);
    this.summaries.delete(table);
  }
}

/** The logs of this device. Where they cannot be opened they pass with the page, and `tell` hears why. */
export async function openLogs(tell: (trouble: Trouble) => void, storage = globalThis.indexedDB): Promise<Logs> {
  try {
    return new StoredLogs(await opened(storage));
  } catch (error) {
    const isNewer = error instanceof DOMException && error.name === "VersionError";
    tell(isNewer ? "newer-storage" : "nothing-kept");
    return new PassingLogs();
  }
}

function opened(storage: IDBFactory): Promise<IDBDatabase> {
  const request = storage.open("toptafel", VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("tables", { keyPath: "table" });
    request.result.createObjectStore("events");
    request.result.createObjectStore("texts");
  };
  return got(request);
}
