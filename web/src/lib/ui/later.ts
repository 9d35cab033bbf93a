/** What can wait: until it comes into sight, and until the browser has nothing else to do. */

const NEAR = "300px";
let last: Promise<void> = Promise.resolve();

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 50);
  });

/** What came before has been painted. */
const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

const A_MOMENT = 100; // milliseconds

/** Once what is there now has been painted; where nothing is painted, after a moment. Can be called off. */
export function afterwards(act: () => void): () => void {
  let timer = setTimeout(act, A_MOMENT);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** One after another, so that the page answers in between. */
export const inTurn = (): Promise<void> => (last = last.then(painted).then(idle));

/** Once something is in sight, or nearly. */
export const inSight = (place: Element): Promise<void> =>
  new Promise((done) => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        done();
      },
      { rootMargin: NEAR },
    );
    watch.observe(place);
  });
