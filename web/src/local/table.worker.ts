import { Desk, type TableServer } from "./desk";
import { failureOf, Files } from "./files";
import { Damaged, openLogs, PassingLogs, Unavailable, type Logs } from "./logs";
import type { FromTable, ToTable, Trouble } from "./messages";
import { poolOfWorkers } from "./pool";
import { startTables } from "./python";

/** The worker of a table that is on this device: Python with the table's server, and the logs that it keeps. */

const FOLDER = new URL("../python/", location.href); // this file is in assets/
const post = (message: FromTable): void => postMessage(message);
let troubled = false;

function tell(trouble: Trouble | null, table = ""): void {
  troubled = trouble !== null;
  post({ kind: "trouble", trouble, table });
}

type News = string | { gone: string }; // a table at which something has happened, or that was thrown away
const others = new BroadcastChannel("toptafel-logs"); // workers of other tabs

async function start(): Promise<TableServer> {
  const files = await Files.listed(FOLDER, (done, of) => post({ kind: "progress", done, of }));
  const logs = await openLogs(tell);
  return startTables(files, watched(logs), poolOfWorkers());
}

/** Logs whose troubles are told to the page, and whose news to other tabs. */
function watched(logs: Logs): Logs {
  const told = async <T>(what: Promise<T>, table = ""): Promise<T> => {
    try {
      return await what;
    } catch (error) {
      if (error instanceof Unavailable) tell(error.trouble);
      if (error instanceof Damaged) tell("log-damaged", table);
      throw error;
    }
  };
  return {
    async append(table, first, bodies, summary) {
      await told(logs.append(table, first, bodies, summary));
      if (troubled && !(logs instanceof PassingLogs)) tell(null);
      others.postMessage(table);
    },
    log: (table) => told(logs.log(table), table),
    tables: () => told(logs.tables()),
    async forget(table) {
      await told(logs.forget(table));
      others.postMessage({ gone: table });
    },
    keep: (name, text) => told(logs.keep(name, text)),
    kept: (name) => told(logs.kept(name)),
  };
}

const server = start();
others.onmessage = async ({ data }: MessageEvent<News>) => {
  const tables = await server;
  if (typeof data === "string") tables.heard(data);
  else tables.gone(data.gone);
};
const desk = new Desk(server, post);
onmessage = ({ data }: MessageEvent<ToTable>) => desk.hear(data);
server.then(
  () => post({ kind: "ready" }),
  (error: unknown) => {
    console.error(error);
    post({ kind: "failed", ...failureOf(error) });
  },
);
