import { isHere } from "../net/here";
import { asPaths, behindHash } from "./addresses";

/** Where we are: the path below the address of the server, or behind a # where there is none. */

const { read, write } = isHere ? behindHash(location.href.split("#")[0]!) : asPaths(new URL(document.baseURI).pathname);

class Router {
  path = $state(read(location));
  /** Whether somebody has come here from another page of ours: then there is nothing that has the focus. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => (this.path = read(location)));
  }

  go(path: string): void {
    history.pushState(null, "", write(path));
    this.moved = true;
    this.path = path.split("?")[0]!;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: follow them without loading the page again. */
export function follow(event: MouseEvent, path: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  router.go(path);
}

export const link = write;

/** The whole address of something here, to be sent to others. */
export const address = (path: string): string => new URL(write(path), location.href).href;
