import { expect, test } from "vitest";
import { asPaths, behindHash } from "./addresses";

const at = (address: string): URL => new URL(address, "https://there.example");

test("a server's pages are paths below its own", () => {
  const { read, write } = asPaths("/games/");
  expect(write("t/abc")).toBe("/games/t/abc");
  expect(read(at("/games/t/abc?seat=1"))).toBe("t/abc");
  expect(read(at("/games/"))).toBe("");
});

test.each(["https://there.example/games/", "https://there.example/games/index.html", "http://localhost:8000/"])(
  "the pages of a folder are behind a # of its only file: %s",
  (page) => {
    const { read, write } = behindHash(page);
    expect(write("t/abc")).toBe(`${page}#/t/abc`);
    for (const path of ["", "t/abc", "replay/abc/12/all"]) expect(read(at(write(path)))).toBe(path);
    expect(read(at(page))).toBe("");
    expect(read(at(`${page}#/learn/uptown?from=there`))).toBe("learn/uptown");
  },
);

test("an address that cannot be read is taken as it stands", () => {
  expect(behindHash("/").read({ pathname: "/", hash: "#/%E0%A4" })).toBe("%E0%A4");
  expect(asPaths("/").read({ pathname: "/%E0%A4", hash: "" })).toBe("%E0%A4");
});
