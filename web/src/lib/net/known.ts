/** Whether this device has been somebody here before; only then is it worth asking who. */

const KEY = "toptafel-known";
let here = false; // for browsers that keep nothing

export function isKnown(): boolean {
  try {
    return here || localStorage.getItem(KEY) === "yes";
  } catch {
    return here;
  }
}

export function beKnown(): void {
  here = true;
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // then for as long as the page is open
  }
}
