/**
 * Once a frame, with the newest of all that came meanwhile. A pointer can report more often than there are pictures, and
 * at the beginning of a frame nothing has changed yet, so that looking what lies where costs nothing.
 */
export class Frames<T> {
  private asked = 0;
  private newest: T | undefined;

  constructor(private readonly act: (newest: T) => void) {}

  next(value: T): void {
    this.newest = value;
    this.asked ||= requestAnimationFrame(() => {
      this.asked = 0;
      this.act(this.newest as T);
    });
  }

  /** What has not been done yet is not done any more. */
  stop(): void {
    cancelAnimationFrame(this.asked);
    this.asked = 0;
  }
}

/** The value of an attribute of whatever lies at a point of the window; null if nothing there has it. */
export function attributeAt(name: string, x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest(`[${name}]`)?.getAttribute(name) ?? null;
}
