// The sounds, as notes: short, soft and low enough to be lived with. Nothing is loaded for them.

import type { Sound } from "../settings/settings.svelte";

export interface Note {
  /** Seconds after the sound begins. */
  at: number;
  /** How long it takes to fade away. */
  length: number;
  /** Hertz; a rustle has none of its own, and this is where it is brightest. */
  pitch: number;
  /** 0 to 1. */
  gain: number;
  kind: "sine" | "triangle" | "rustle";
}

const note = (at: number, pitch: number, length: number, gain: number): Note => ({
  at,
  pitch,
  length,
  gain,
  kind: "triangle",
});
const rustle = (at: number, pitch: number, length: number, gain: number): Note => ({
  ...note(at, pitch, length, gain),
  kind: "rustle",
});

export const TONES: Readonly<Record<Sound, readonly Note[]>> = {
  card: [rustle(0, 2400, 0.06, 0.5)],
  // A moment after the card that made it full.
  trick: [rustle(0.3, 1400, 0.16, 0.45), rustle(0.37, 1000, 0.14, 0.3)],
  turn: [{ ...note(0, 659, 0.18, 0.28), kind: "sine" }],
  broken: [note(0, 392, 0.22, 0.34), note(0.11, 311, 0.4, 0.34)],
  queen: [note(0, 220, 0.5, 0.4), note(0.02, 233, 0.5, 0.3)],
  win: [note(0, 523, 0.25, 0.3), note(0.13, 659, 0.25, 0.3), note(0.26, 784, 0.6, 0.32)],
};
