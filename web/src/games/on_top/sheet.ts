import type { Sheet } from "../../lib/board/sheets";

export default { games: 6, lines: ["track", "left", "sum"] } satisfies Sheet;
