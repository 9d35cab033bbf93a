import { expect, test } from "vitest";
import { Kernels } from "./kernels";

/** A library with an entry that adds up bytes and three, for which it needs the heap and data, and one that breaks. */
const LIBRARY =
  "AGFzbQEAAAAADwhkeWxpbmsuMAEECAIAAAEVBGABfwF/YAF/AGAAAGAEf39/fwF/AlAFA2VudgZtZW1vcnkCAAEDZW52DV9fbWVtb3J5X" +
  "2Jhc2UDfwADZW52DF9fdGFibGVfYmFzZQN/AANlbnYGbWFsbG9jAAADZW52BGZyZWUAAQMFBAICAwIHQQQRX193YXNtX2NhbGxfY3Rvcn" +
  "MAAgZhZGRfdXAABAVicmVhawAFGF9fd2FzbV9hcHBseV9kYXRhX3JlbG9jcwADCpUCBAIACw8AQQQjAGojAEEAajYCAAv7AQEEf0EAIQR" +
  "BwAAQgICAgAAiBUEANgIAIAFBASABQQFLGyIGQQNxIQcCQAJAIAFBBEkNACAGQXxxIQZBACEEA0AgBSAAIARqIgEtAAAgBSgCAGo2AgAg" +
  "BSABQQFqLQAAIAUoAgBqNgIAIAUgAUECai0AACAFKAIAajYCACAFIAFBA2otAAAgBSgCAGo2AgAgBiAEQQRqIgRHDQALIAdFDQELIAAgB" +
  "GohAQNAIAUgAS0AACAFKAIAajYCACABQQFqIQEgB0F/aiIHDQALCyOAgICAACEBIAIgBSgCACABQYSAgIAAaigCACgCAGoiAToAACAFEI" +
  "GAgIAAIAELAwAACwsOAQAjAAsIAwAAAAAAAAA=";

const library = () => new Kernels(new WebAssembly.Module(Buffer.from(LIBRARY, "base64")));
const array = (...bytes: number[]): [Uint8Array, number] => [Uint8Array.from(bytes), bytes.length];

test("an entry is given arrays, and what it has changed comes back", () => {
  const found = library().run("add_up", [array(4, 5, 6, 7, 8), array(0, 9)]);
  expect(found).toEqual({ value: 33, changed: [null, Uint8Array.from([33, 9])] });
});

test("what is given is left as it was", () => {
  const sums = array(0);
  library().run("add_up", [array(1), sums]);
  expect([...sums[0]]).toEqual([0]);
});

test("a library is used again and again, and needs no more memory for it", () => {
  const kernels = library();
  const places = [0, 1, 2].map(() => {
    for (let n = 0; n < 100; n++) kernels.run("add_up", [array(1, n), array(0)]);
    return kernels.place(new Uint8Array(1));
  });
  expect(places[2]! - places[0]!).toBeLessThan(1000);
  expect(kernels.run("add_up", [[new Uint8Array(1 << 22).fill(1), 1 << 22], array(0)]).value).toBe((1 << 22) + 3);
});

test("what breaks, and what is not there, are errors", () => {
  expect(() => library().run("break", [])).toThrow(WebAssembly.RuntimeError);
  expect(() => library().run("fly", [])).toThrow("no entry called fly");
  const other = new WebAssembly.Module(Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]));
  expect(() => new Kernels(other)).toThrow("expected a library");
});
