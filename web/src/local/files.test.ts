import { expect, test } from "vitest";
import { Failed, failureOf, Files } from "./files";

const FOLDER = new URL("https://there.example/games/python/");
const LISTED = {
  "python/app.zip": { size: 5, sha256: "" },
  "python/msgspec-1-any.whl": { size: 3, sha256: "" },
  "index.html": { size: 9, sha256: "" },
};

function counted(content: string | null): { files: Files; told: number[][] } {
  const told: number[][] = [];
  const ask = async () => (content === null ? Promise.reject(new TypeError("offline")) : new Response(content));
  return { files: new Files(FOLDER, LISTED, (...far) => told.push(far), ask), told };
}

test("bytes are counted as they come, of all that have to", async () => {
  const { files, told } = counted("12345");
  files.expect(["app.zip", files.named(/^msgspec-.*\.whl$/)]);
  expect((await files.bytes("app.zip")).byteLength).toBe(5);
  expect(told).toEqual([
    [0, 8],
    [5, 8],
  ]);
  await files.bytes("other");
  expect(told.at(-1)).toEqual([8, 8]); // never more than all
});

test("a file that cannot be had is named", async () => {
  await expect(counted(null).files.bytes("app.zip")).rejects.toMatchObject({
    failure: { reason: "no-file", what: "app.zip" },
  });
  expect(() => counted("").files.named(/zoneinfo/)).toThrow(Failed);
});

test("what else goes wrong is told by its last line", () => {
  expect(failureOf(new Error("Traceback\nImportError: no module"))).toEqual({
    reason: "not-started",
    what: "ImportError: no module",
  });
});
