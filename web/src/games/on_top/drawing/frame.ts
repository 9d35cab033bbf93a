import type { Spot } from "../lattice";
import { SIDE } from "./pieces";

/** The edges of the picture of a board. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const FLAT = 0.96 * SIDE; // from the outermost points to the edge of the picture
const POINTED = 1.09 * SIDE;
const SHADE = 8;

export function frameOf(points: Spot[], tall: boolean): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [across, down] = tall ? [FLAT, POINTED] : [POINTED, FLAT];
  const [x, y] = [Math.min(...xs) - across, Math.min(...ys) - down];
  return { x, y, width: Math.max(...xs) + across - x, height: Math.max(...ys) + down + SHADE - y };
}

export const viewBoxOf = ({ x, y, width, height }: Frame): string => `${x} ${y} ${width} ${height}`;
