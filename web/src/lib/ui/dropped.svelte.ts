/** A file that was dropped on the page, wherever that was; the page for replays takes it. */
class Dropped {
  file = $state.raw<File | null>(null);

  take(): File | null {
    const { file } = this;
    this.file = null;
    return file;
  }
}

export const dropped = new Dropped();

/** Whether something that is dragged is a file. */
export const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;
