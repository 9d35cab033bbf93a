/** Where somebody who has just come to a table goes on: on its board, or with the hand if the board takes no keys. */

const PLACES = ['[role="grid"] [tabindex="0"]', '[tabindex="0"]:not(.slot)', "button:enabled"];

/** Whether somebody is at the board, or nowhere: not in the chat, a menu or the log. */
export const isAtBoard = (place: Node | undefined): boolean =>
  document.activeElement === document.body || Boolean(place?.contains(document.activeElement));

export function focusBoard(place: ParentNode): void {
  if (document.activeElement !== document.body) return;
  const found = PLACES.map((selector) => place.querySelector<HTMLElement | SVGElement>(selector)).find(Boolean);
  found?.focus({ preventScroll: true });
}

/** Whatever has the focus now gets it again when this is called. */
export function keepFocus(): () => void {
  const had = document.activeElement;
  return () => {
    if (had instanceof HTMLElement) had.focus();
  };
}

export const focusTab = (name: string): void => document.getElementById(`tab-${name}`)?.focus();
