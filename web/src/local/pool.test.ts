import { expect, test } from "vitest";
import type { Found } from "./kernels";
import type { Answer, Asked } from "./kernels.worker";
import { Pool, type Helper } from "./pool";

/** A worker that answers when it is told to. */
class Worked implements Helper {
  onmessage: ((event: MessageEvent<Answer>) => unknown) | null = null;
  onerror: ((event: ErrorEvent) => unknown) | null = null;
  asked: Asked[] = [];
  ended = false;

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(answer: Answer): void {
    this.onmessage?.(new MessageEvent("message", { data: answer }));
  }
}

const FOUND: Found = { value: 7, changed: [] };

function pool(most: number): { pool: Pool; workers: Worked[] } {
  const workers: Worked[] = [];
  const start = () => workers[workers.push(new Worked()) - 1]!;
  return { pool: new Pool(most, start), workers };
}

test("a worker is made when it is needed, and used again", async () => {
  const { pool: own, workers } = pool(2);
  expect(workers).toHaveLength(0);
  for (const entry of ["sample", "grow"]) {
    const { found } = own.run("uptown.wasm", entry, [1]);
    workers[0]!.answer({ found: FOUND });
    expect(await found).toBe(FOUND);
  }
  expect(workers).toHaveLength(1);
  expect(workers[0]!.asked.map((asked) => asked.entry)).toEqual(["sample", "grow"]);
});

test("no more workers than cores: the others wait for their turn", async () => {
  const { pool: own, workers } = pool(2);
  const thoughts = [1, 2, 3].map((number) => own.run("uptown.wasm", "grow", [number]));
  expect(workers).toHaveLength(2);
  workers[1]!.answer({ found: FOUND });
  await thoughts[1]!.found;
  expect(workers[1]!.asked.map((asked) => asked.given)).toEqual([[2], [3]]);
});

test("what fails says why, and the worker goes on", async () => {
  const { pool: own, workers } = pool(1);
  const { found } = own.run("uptown.wasm", "grow", []);
  workers[0]!.answer({ failed: "unreachable" });
  await expect(found).rejects.toThrow("unreachable");
  own.run("uptown.wasm", "sample", []);
  expect(workers).toHaveLength(1);
});

test("a worker that cannot be started is replaced", async () => {
  const { pool: own, workers } = pool(1);
  const { found } = own.run("uptown.wasm", "grow", []);
  workers[0]!.onerror?.({ message: "no such file" } as ErrorEvent);
  await expect(found).rejects.toThrow("no such file");
  own.run("uptown.wasm", "grow", []);
  expect(workers).toHaveLength(2);
});

test("a thought that is stopped ends its worker, and the next one gets another", async () => {
  const { pool: own, workers } = pool(1);
  const stopped = own.run("uptown.wasm", "grow", [1]);
  const waiting = own.run("uptown.wasm", "grow", [2]);
  const next = own.run("uptown.wasm", "grow", [3]);
  waiting.stop();
  stopped.stop();
  await expect(stopped.found).rejects.toThrow("stopped");
  await expect(waiting.found).rejects.toThrow("stopped");
  expect(workers.map((worker) => worker.ended)).toEqual([true, false]);
  workers[1]!.answer({ found: FOUND });
  expect(await next.found).toBe(FOUND);
  next.stop();
  expect(workers[1]!.ended).toBe(false);
});
