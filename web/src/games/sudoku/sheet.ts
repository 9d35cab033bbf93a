import type { Sheet } from "../../lib/board/sheets";

export default { games: 6, lines: ["laps", "field", "sum"] } satisfies Sheet;
