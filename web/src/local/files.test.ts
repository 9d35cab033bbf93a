import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { failureOf, Files } from "./files";

const FOLDER = new URL("https://there.example/games/python/");
const LISTED = [
  { path: "index.html", size: 9, group: "start" },
  { path: "python/app.zip", size: 5, group: "table" },
  { path: "python/msgspec-1-any.whl", size: 3, group: "table" },
  { path: "python/uptown-1.wasm", size: 4, group: "uptown" },
];

function counted(content: string | null): { files: Files; told: number[][] } {
  const told: number[][] = [];
  const ask = async () => (content === null ? Promise.reject(new TypeError("offline")) : new Response(content));
  return { files: new Files(FOLDER, LISTED, (...far) => told.push(far), ask), told };
}

test("bytes are counted as they come, of all that have to", async () => {
  const { files, told } = counted("12345");
  files.expect(["app.zip", ...files.named("table", /\.whl$/)]);
  expect((await files.bytes("app.zip")).byteLength).toBe(5);
  expect(told).toEqual([
    [0, 8],
    [5, 8],
  ]);
  await files.bytes("other");
  expect(told.at(-1)).toEqual([8, 8]); // never more than all
});

test("the files of a game are those of its group", () => {
  const { files } = counted("");
  expect(files.named("uptown", /./)).toEqual(["uptown-1.wasm"]);
  expect(files.named("on-top", /./)).toEqual([]);
});

test("a file that cannot be had is named", async () => {
  await expect(counted(null).files.bytes("app.zip")).rejects.toMatchObject({
    failure: { reason: "no-file", what: "app.zip" },
  });
});

test("what else goes wrong is told by its last line", () => {
  expect(failureOf(new Error("Traceback\nImportError: no module"))).toEqual({
    reason: "not-started",
    what: "ImportError: no module",
  });
});

test("an archive is packed on its way, and counted as it comes", async () => {
  const packed = gzipSync("an archive");
  const ask = async () => new Response(packed);
  const told: number[][] = [];
  const listed = [{ path: "python/app.packed", size: packed.length, group: "table" }];
  const files = new Files(FOLDER, listed, (...far) => told.push(far), ask);
  files.expect(["app.packed"]);
  expect(new TextDecoder().decode(await files.bytes("app.packed"))).toBe("an archive");
  expect(told.at(-1)).toEqual([packed.length, packed.length]);
});
