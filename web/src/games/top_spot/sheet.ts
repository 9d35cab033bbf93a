import type { Sheet } from "../../lib/board/sheets";

export default { games: 1, lines: [...Array.from({ length: 20 }, (_, game) => game + 1), "sum"] } satisfies Sheet;
