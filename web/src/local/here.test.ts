import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import SOURCE from "../../offline/here.js?raw";

const SCOPE = "https://there.example/games/";

/** Caches as a browser has them, as far as they are used. */
class Pretended {
  stored = new Map<string, Map<string, Response>>();
  keys = async (): Promise<string[]> => [...this.stored.keys()];
  delete = async (name: string): Promise<boolean> => this.stored.delete(name);

  open = async (name: string) => {
    const files = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, files);
    return {
      match: async (url: string) => files.get(url)?.clone(),
      put: async (url: string, answer: Response) => void files.set(url, answer),
    };
  };
}

type Event = {
  request?: object;
  waitUntil?: (done: Promise<unknown>) => void;
  respondWith?: (answer: unknown) => void;
};

let caches: Pretended;
let folder: Record<string, string>;
let fetched: string[];
let claimed: number;
let cut: boolean; // whether the network is

beforeEach(() => {
  caches = new Pretended();
  fetched = [];
  claimed = 0;
  cut = false;
});

/** Publish a folder: its files, and their list. */
function publish(version: string, files: Record<string, string>): void {
  const listed = Object.entries(files).map(([path, text]) => ({
    path,
    sha256: createHash("sha256").update(text).digest("hex"),
  }));
  folder = { ...files, "python/files.json": JSON.stringify({ version, files: listed }) };
}

async function fetchFrom(asked: string | { url: string }): Promise<Response> {
  const path = (typeof asked === "string" ? asked : asked.url).slice(SCOPE.length).split("?")[0]!;
  fetched.push(path);
  if (cut) throw new TypeError("Failed to fetch");
  return path in folder ? new Response(folder[path]) : new Response("", { status: 404 });
}

/** A worker of a version, as a browser runs it. */
function worker(version: string) {
  const heard: Record<string, (event: Event) => void> = {};
  const self = {
    location: { href: `${SCOPE}here.js?${version}` },
    registration: { scope: SCOPE },
    clients: { claim: async () => void claimed++ },
    addEventListener: (name: string, act: (event: Event) => void) => (heard[name] = act),
  };
  new Function("self", "caches", "fetch", SOURCE)(self, caches, fetchFrom);
  const lives = async (name: string): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    heard[name]!({ waitUntil: (given) => (done = given) });
    await done;
  };
  const ask = async (path: string, mode = "no-cors", method = "GET"): Promise<string | null> => {
    const answers: Promise<Response>[] = [];
    heard["fetch"]!({
      request: { url: new URL(path, SCOPE).href, mode, method },
      respondWith: (given) => answers.push(given as Promise<Response>),
    });
    return answers.length ? (await answers[0]!).text() : null;
  };
  return { install: () => lives("install"), activate: () => lives("activate"), ask };
}

const ONE = { "index.html": "page one", "assets/a.js": "a", "python/app.zip": "app one", _headers: "for hosts" };

test("a folder that was kept plays without a network, from its own address or its index.html", async () => {
  publish("1", ONE);
  const one = worker("1");
  await one.install();
  await one.activate();
  cut = true;
  expect(await one.ask("", "navigate")).toBe("page one");
  expect(await one.ask("?from=home", "navigate")).toBe("page one");
  expect(await one.ask("index.html", "navigate")).toBe("page one");
  expect(await one.ask("python/app.zip")).toBe("app one");
  expect(claimed).toBe(1);
  expect(fetched).not.toContain("_headers");
});

test("what is not of the folder, or is not only read, is left to the browser", async () => {
  publish("1", ONE);
  const one = worker("1");
  await one.install();
  expect(await one.ask("https://there.example/other")).toBeNull();
  expect(await one.ask("assets/a.js", "cors", "POST")).toBeNull();
});

test("the newest list can be had although another is kept, as long as there is a network", async () => {
  publish("1", ONE);
  const one = worker("1");
  await one.install();
  publish("2", ONE);
  expect(JSON.parse((await one.ask("python/files.json"))!)).toMatchObject({ version: "1" });
  expect(JSON.parse((await one.ask("python/files.json?now"))!)).toMatchObject({ version: "2" });
  cut = true;
  expect(JSON.parse((await one.ask("python/files.json?now"))!)).toMatchObject({ version: "1" });
});

test("a new version fetches what has changed, and the old one goes on until no page uses it", async () => {
  const elsewhere = `toptafel-here ${new URL(SCOPE).pathname}more/ 1`; // kept by another folder of the host
  await caches.open(elsewhere);
  publish("1", ONE);
  const one = worker("1");
  await one.install();
  await one.activate();
  fetched = [];
  publish("2", { ...ONE, "index.html": "page two", "assets/b.js": "b" });
  const two = worker("2");
  await two.install();
  expect(fetched.sort()).toEqual(["assets/b.js", "index.html", "python/files.json"]);
  expect(await one.ask("", "navigate")).toBe("page one");
  await two.activate();
  expect(await two.ask("", "navigate")).toBe("page two");
  expect(await caches.keys()).toEqual([elsewhere, `toptafel-here ${new URL(SCOPE).pathname} 2`]);
});

test.each([
  ["a file is not what the list says", () => (folder["assets/a.js"] = "half of it")],
  ["a file is missing", () => delete folder["assets/a.js"]],
  ["the folder is another one by now", () => publish("3", ONE)],
])("no version is taken if %s", async (_, meddle) => {
  publish("1", ONE);
  const one = worker("1");
  await one.install();
  publish("2", { ...ONE, "assets/a.js": "a new" });
  meddle();
  await expect(worker("2").install()).rejects.toThrow();
  cut = true;
  expect(await one.ask("", "navigate")).toBe("page one");
});

test("a version that could not be kept is kept at the next try", async () => {
  publish("1", ONE);
  delete folder["assets/a.js"];
  await expect(worker("1").install()).rejects.toThrow();
  publish("1", ONE);
  const one = worker("1");
  await one.install();
  cut = true;
  expect(await one.ask("assets/a.js")).toBe("a");
});
