import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

/** How pieces move: from where they were to where they lie, and not at all for whoever asks for no motion. */

export interface Spot {
  x: number;
  y: number;
}

export const TRAVEL = 240; // milliseconds
const LEAVE = 260;
export const APART = 60; // between pieces that fall one after another

const moves = (duration: number): number => (prefersReducedMotion.current ? 0 : duration);

/** The middle of something on the page, in pixels of the window; none if it is not shown. */
export function middleOf(element: Element | null | undefined): Spot | null {
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** Where a seat is shown: the first thing marked with `data-seat` that can be seen. */
export function seatSpot(seat: number): Spot | null {
  const shown = [...document.querySelectorAll(`[data-seat="${seat}"]`)].map(middleOf);
  return shown.find((spot) => spot !== null) ?? null;
}

/** From a place in a drawing to a point of the window, in the units of the drawing. */
export function way(drawing: SVGGraphicsElement | undefined, place: Spot, point: Spot | null): Spot | null {
  const matrix = drawing?.getScreenCTM();
  if (!point || !matrix) return null;
  const there = new DOMPoint(point.x, point.y).matrixTransform(matrix.inverse());
  return { x: there.x - place.x, y: there.y - place.y };
}

/** A piece arrives from somewhere: high at first, with its shadow far below (`--air`), then it lies. */
export function arrive(from: Spot, delay = 0): TransitionConfig {
  const css = (t: number, u: number): string =>
    `transform: translate(${u * from.x}px, ${u * from.y}px) scale(${1 + 0.15 * u}); --air: ${u}; opacity: ${Math.min(1, 4 * t)}`;
  return { delay: moves(delay), duration: moves(TRAVEL), easing: cubicOut, css };
}

/** A piece is lifted and leaves towards somewhere. */
export function leave(to: Spot): TransitionConfig {
  const css = (t: number, u: number): string =>
    `transform: translate(${u * to.x}px, ${u * to.y}px) scale(${1 + 0.5 * u * t - 0.5 * u * u}); --air: ${t && u}; opacity: ${Math.min(1, 2 * t)}`;
  return { duration: moves(LEAVE), easing: (t) => 1 - cubicOut(1 - t), css };
}

/** Something that is part of the ground appears once the piece lies. */
export function appear(_: Element, { delay = TRAVEL - 60 } = {}): TransitionConfig {
  return { delay: moves(delay), duration: moves(120), css: (t) => `opacity: ${t}` };
}
