// How cards move: from where they were to where they go, transform and opacity only.

import type { TransitionConfig } from "svelte/transition";

import type { Point } from "./geometry";

export const DURATIONS = { deal: 300, play: 180, sweep: 260, pass: 320, fade: 120 } as const;

export const reducedMotion = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

// cubic-bezier would need solving; this ease-out is its close relative.
const easeOut = (t: number): number => 1 - (1 - t) ** 3;

interface Flight {
  /** How far from its place the card begins (or ends). */
  by: Point;
  duration: number;
  delay?: number;
  scale?: number;
  fade?: boolean;
}

/** Move an element between a point away and its own place, on top of its own transform. */
export function fly({
  by,
  duration,
  delay = 0,
  scale = 1,
  fade = false,
}: Flight): TransitionConfig {
  if (duration === 0) return { duration: 0 };
  if (reducedMotion()) return { duration: DURATIONS.fade, css: (t) => `opacity: ${t}` };
  return {
    duration,
    delay,
    easing: easeOut,
    css: (t, u) =>
      `translate: ${u * by.x}px ${u * by.y}px; scale: ${t + u * scale};` +
      (fade ? ` opacity: ${Math.min(1, t * 2)}` : ""),
  };
}

export const between = (from: Point, to: Point): Point => ({ x: from.x - to.x, y: from.y - to.y });
