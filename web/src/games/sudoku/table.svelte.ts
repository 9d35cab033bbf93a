const KEY = "toptafel-sudoku-points";

/** What hand and board share: whether points are shown, and where the hand is. */
class Shared {
  points = $state(read());
  hand: Element | null = null;

  switch(): void {
    this.points = !this.points;
    try {
      localStorage.setItem(KEY, this.points ? "on" : "off");
    } catch {
      // a browser that keeps nothing still switches
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export const shared = new Shared();
