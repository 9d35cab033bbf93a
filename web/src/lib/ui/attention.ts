/** That it is my turn, for those who look elsewhere: in the icon of the page, and as a notification if it was asked for. */

import { textAt } from "../net/text";

const MARK = '<circle cx="50" cy="14" r="13" fill="#A87B22" stroke="#F1EADC" stroke-width="3"/>';
let plain: string | null = null;

/** The icon of the page, with a dot of brass or without. */
export async function markIcon(marked: boolean): Promise<void> {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  plain ??= icon.href;
  if (!marked) {
    icon.href = plain;
    return;
  }
  const drawing = await textAt(plain);
  if (drawing.includes("</svg>")) icon.href = `data:image/svg+xml,${encodeURIComponent(withMark(drawing))}`;
}

export const withMark = (drawing: string): string => drawing.replace("</svg>", `${MARK}</svg>`);

/** Browsers notify only from secure pages. */
export const canNotify = (): boolean => isSecureContext && "Notification" in window;

/** Ask the person, who has asked for it. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string): void {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const note = new Notification(title, { body, tag: location.href });
    note.onclick = () => window.focus();
  } catch {
    // phones want a service worker for this; the title says it too
  }
}
