/** The box for typed moves: folded away, until somebody asks for it or is seen to use the keyboard. */

class Typing {
  open = $state(false);
  /** Whether the box wants the focus as soon as it is there. */
  wanted = $state(false);

  ask(): void {
    this.open = this.wanted = true;
  }

  /** Whoever goes by Tab finds the box; whoever types a character types it there. */
  watch = (event: KeyboardEvent): void => {
    const wish = wishOf(event);
    if (wish === "tab") this.open = true;
    else if (wish === "text") this.ask();
  };
}

export const typing = new Typing();

const TYPES_ITSELF = "input, textarea, select, dialog, [role=tab], [contenteditable]";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey" | "defaultPrevented"> & {
  target: Pick<Element, "closest"> | EventTarget | null;
};

/** What a key says of somebody: they walk by Tab, or write where nothing else takes what is written. */
export function wishOf({ key, ctrlKey, altKey, metaKey, defaultPrevented, target }: Pressed): "tab" | "text" | null {
  if (key === "Tab") return "tab";
  if (ctrlKey || altKey || metaKey || defaultPrevented || key.length !== 1 || key === " ") return null;
  return target && "closest" in target && target.closest(TYPES_ITSELF) ? null : "text";
}
