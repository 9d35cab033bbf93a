import type { Spot } from "./motion";

/** How one walks with keys, over every board and through every hand. Which places there are, those say. */

const [LEFT, RIGHT, UP, DOWN]: Spot[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];
const ARROWS: Record<string, Spot> = { ArrowLeft: LEFT!, ArrowRight: RIGHT!, ArrowUp: UP!, ArrowDown: DOWN! };
const ENDS: Record<string, Spot> = { Home: LEFT!, End: RIGHT!, PageUp: UP!, PageDown: DOWN! };

/** Where a key leads on a board of which one knows where the middle of each place lies; the rim is the end. */
export function across(key: string, from: string, spots: Map<string, Spot>): string | null {
  if (ARROWS[key]) return next(from, ARROWS[key], spots);
  return ENDS[key] ? farthest(from, ENDS[key], spots) : null;
}

/** The next place in a direction, as straight as can be; the same one if there is none. */
function next(from: string, way: Spot, spots: Map<string, Spot>): string {
  const here = spots.get(from)!;
  let best = { place: from, cost: Infinity };
  for (const [place, { x, y }] of spots) {
    const ahead = (x - here.x) * way.x + (y - here.y) * way.y;
    const aside = Math.abs((x - here.x) * way.y - (y - here.y) * way.x);
    const cost = ahead + 2.5 * aside;
    if (aside < ahead && cost < best.cost) best = { place, cost };
  }
  return best.place;
}

function farthest(from: string, way: Spot, spots: Map<string, Spot>): string {
  const to = next(from, way, spots);
  return to === from ? from : farthest(to, way, spots);
}

/** Where an arrow leads among things in a circle. */
export function around<Place>(key: string, from: Place, places: Place[]): Place | null {
  const way = ARROWS[key];
  return way ? places[(places.indexOf(from) + way.x + way.y + places.length) % places.length]! : null;
}

/** Where a key leads among things that lie in lines, as they are broken on this screen: to the next one, or a line on. */
export function through(key: string, from: number, spots: Spot[]): number | null {
  const last = spots.length - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  const way = ARROWS[key];
  if (!way) return null;
  return way.y ? lineOn(from, way.y, spots) : Math.min(Math.max(from + way.x, 0), last);
}

function lineOn(from: number, way: number, spots: Spot[]): number {
  const here = spots[from]!;
  const distance = ({ x, y }: Spot): number => 4 * Math.abs(y - here.y) + Math.abs(x - here.x);
  const there = spots.flatMap(({ y }, at) => (way * (y - here.y) > 4 ? [at] : []));
  return there.reduce((best, at) => (distance(spots[at]!) < distance(spots[best]!) ? at : best), there[0] ?? from);
}

interface Ways<Place> {
  /** Where a key leads from a place; nowhere by other keys. */
  next: (key: string, from: Place) => Place | null;
  /** What has the focus there. */
  find: (place: Place) => HTMLElement | SVGElement | null | undefined;
  /** One has come to a place. */
  come?: (place: Place) => void;
}

/** How one walks over a board whose places are named by an attribute. */
export const over = (
  attribute: string,
  spots: () => Map<string, Spot>,
  board: () => ParentNode | undefined,
): Ways<string> => ({
  next: (key, from) => across(key, from, spots()),
  find: (place) => board()?.querySelector<SVGElement>(`[${attribute}="${place}"]`),
});

/** What keys do at a place besides. */
type Acts<Place> = Record<string, (place: Place, event: KeyboardEvent) => void>;

export class Walk<Place> {
  /** The place that has the focus, or gets it by Tab. */
  at = $state() as Place;

  constructor(
    first: Place,
    private readonly ways: Ways<Place>,
  ) {
    this.at = first;
  }

  press(event: KeyboardEvent, from: Place, acts: Acts<Place> = {}): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = this.ways.next(event.key, from);
    const act = acts[event.key];
    if (to !== null) this.go(to);
    else if (act) act(from, event);
    else return;
    event.preventDefault();
  }

  go(place: Place): void {
    this.at = place;
    this.ways.find(place)?.focus();
    this.ways.come?.(place);
  }
}
