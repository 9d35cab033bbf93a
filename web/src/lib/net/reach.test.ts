import { expect, test } from "vitest";
import { bestBase, whomBy } from "./reach";

const LAN = "http://192.168.1.20:8000";

test("a link leads to the server's best address, if our own is that of a machine for itself", () => {
  for (const own of ["http://localhost:8000/", "http://127.0.0.1:8000/", "http://[::1]:8000/", "http://a.localhost/"])
    expect(bestBase(own, [LAN, "http://10.0.0.7:8000"])).toBe(`${LAN}/`);
  expect(bestBase("http://localhost:8000/", ["https://games.example/tafel"])).toBe("https://games.example/tafel/");
});

test("whoever came by another address shares that, and so does who has no better one", () => {
  expect(bestBase("https://games.example/tafel/", [LAN])).toBe("https://games.example/tafel/");
  expect(bestBase("http://10.0.0.7:8000/", [LAN])).toBe("http://10.0.0.7:8000/");
  expect(bestBase("http://localhost:8000/", [])).toBe("http://localhost:8000/");
});

test("an address says whom it leads here", () => {
  const whom = (host: string): string => whomBy(`http://${host}/`);
  expect(["localhost:8000", "127.0.0.1", "[::1]"].map(whom)).toEqual(Array(3).fill("machine"));
  const near = ["192.168.1.20:8000", "10.0.0.7", "172.20.0.3", "[fd00::2]:8000", "[fe80::1]", "desk.local", "desk"];
  expect(near.map(whom)).toEqual(near.map(() => "network"));
  expect(["games.example", "203.0.113.5:9000", "172.32.0.1", "[2001:db8::1]"].map(whom)).toEqual(
    Array(4).fill("everybody"),
  );
});
