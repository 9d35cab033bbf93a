import type { Found, Given } from "./kernels.ts";
import type { Answer, Asked } from "./kernels.worker.ts";

/** Workers that run entries of libraries: as many as the device has cores for besides this one, made when needed. */

const MOST = 4;

/** What is asked of a worker: its answer, and a way to do without. */
export interface Thought {
  found: Promise<Found>;
  stop(): void;
}

/** What the pool asks of a worker. */
export interface Helper {
  postMessage(asked: Asked, transfer: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
}

interface Task {
  asked: Asked;
  helper: Helper | null;
  done(found: Found): void;
  failed(reason: Error): void;
}

export class Pool {
  readonly #most: number;
  readonly #start: () => Helper;
  readonly #idle: Helper[] = [];
  readonly #waiting: Task[] = [];
  #busy = 0;

  constructor(most: number, start: () => Helper) {
    this.#most = most;
    this.#start = start;
  }

  /** Run an entry as soon as a worker is free. */
  run(library: string, entry: string, given: Given[]): Thought {
    const task: Task = { asked: { library, entry, given }, helper: null, done: () => {}, failed: () => {} };
    const found = new Promise<Found>((done, failed) => Object.assign(task, { done, failed }));
    this.#waiting.push(task);
    this.#next();
    return { found, stop: () => this.#stop(task) };
  }

  #next(): void {
    if (!this.#waiting.length || this.#busy === this.#most) return;
    const task = this.#waiting.shift()!;
    const helper = (task.helper = this.#idle.pop() ?? this.#start());
    this.#busy++;
    helper.onmessage = ({ data }) => {
      this.#idle.push(helper);
      this.#end(task, "found" in data ? data.found : new Error(data.failed));
    };
    helper.onerror = (event) => {
      helper.terminate();
      this.#end(task, new Error(event.message));
    };
    const arrays = task.asked.given.flatMap((each) => (typeof each === "number" ? [] : [each[0].buffer]));
    helper.postMessage(task.asked, arrays as ArrayBuffer[]);
  }

  #end(task: Task, outcome: Found | Error): void {
    this.#busy--;
    task.helper = null;
    if (outcome instanceof Error) task.failed(outcome);
    else task.done(outcome);
    this.#next();
  }

  /** Nobody wants to know any more: a worker cannot be interrupted, so it goes, and another will come. */
  #stop(task: Task): void {
    const place = this.#waiting.indexOf(task);
    if (place >= 0) this.#waiting.splice(place, 1);
    else if (!task.helper) return;
    task.failed(new Error("stopped"));
    if (!task.helper) return;
    task.helper.terminate();
    task.helper.onmessage = task.helper.onerror = null;
    this.#end(task, new Error("stopped"));
  }
}

/** A pool of real workers. */
export const poolOfWorkers = (): Pool =>
  new Pool(Math.min(MOST, Math.max(1, (navigator.hardwareConcurrency || 2) - 1)), () => {
    return new Worker(new URL("./kernels.worker.ts", import.meta.url), { type: "module" });
  });
