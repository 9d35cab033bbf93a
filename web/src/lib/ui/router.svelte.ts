/** Where we are: the path below the address of the server. */

const base = new URL(document.baseURI).pathname;

function here(): string {
  return decodeURI(location.pathname.slice(base.length));
}

class Router {
  path = $state(here());
  /** Whether somebody has come here from another page of ours: then there is nothing that has the focus. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => (this.path = here()));
  }

  go(path: string): void {
    history.pushState(null, "", base + path);
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

export const link = (path: string): string => base + path;

/** The whole address of something here, to be sent to others. */
export const address = (path: string): string => location.origin + base + path;
