import type { Sheet } from "../../lib/board/sheets";

export default { games: 4, lines: ["groups", "captured", "most", "sum"] } satisfies Sheet;
