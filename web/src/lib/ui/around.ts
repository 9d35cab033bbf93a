import { partsOf } from "../board/boards";
import { tellingOf } from "../board/pieces";
import type { Around } from "../table/scene.svelte";
import { markIcon, notify } from "./attention";
import { focusBoard, focusTab, isAtBoard, keepFocus } from "./focus";
import { afterwards } from "./later";
import { narrow } from "./narrow";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { bell, knock } from "./sound";

/** What a table has around it in a browser. */
export const around: Around = {
  settings,
  isNarrow: () => narrow.current,
  hasMoved: () => router.moved,
  partsOf,
  tellingOf,
  afterwards,
  knock,
  bell,
  notify,
  markIcon: (marked) => void markIcon(marked),
  isAtBoard,
  focusBoard,
  focusTab,
  keepFocus,
};
