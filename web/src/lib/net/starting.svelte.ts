import type { Failure, Trouble } from "../../local/messages";
import { isHere } from "./here";

/** How far the table of this device is with getting ready, and what goes wrong there. One at a server needs no start. */
class Starting {
  ready = $state(!isHere);
  /** Bytes that have come, and that have to. */
  done = $state(0);
  of = $state(0);
  failure = $state.raw<Failure | null>(null);
  trouble = $state<Trouble | null>(null);
  /** The table that is damaged, if that is the trouble. */
  damaged = $state("");
}

export const starting = new Starting();
