// Plays the sounds with WebAudio. A browser lets a page be heard only after somebody has touched
// it, so the output is opened with the first sound that may be heard; where there is none, or it
// fails, the table is silent and everything else goes on.

import type { Settings, Sound } from "../settings/settings.svelte";
import { TONES, type Note } from "./tones";

const LOUDEST = 0.5;

let output: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function opened(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  if (navigator.userActivation?.hasBeenActive === false) return null;
  try {
    output ??= new AudioContext();
    if (output.state === "suspended") void output.resume().catch(() => undefined);
    return output;
  } catch {
    return null;
  }
}

/** A second of noise, made once. */
function rustling(context: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return noise;
}

function source(
  context: AudioContext,
  { kind, pitch }: Note,
): [AudioScheduledSourceNode, AudioNode] {
  if (kind !== "rustle") {
    const tone = new OscillatorNode(context, { type: kind, frequency: pitch });
    return [tone, tone];
  }
  const hiss = new AudioBufferSourceNode(context, { buffer: rustling(context) });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.8 });
  hiss.connect(band);
  return [hiss, band];
}

/** Let a sound be heard, if the player wants to hear it. */
export function play(sound: Sound, { sounds, soundsOn, volume }: Settings): void {
  if (!sounds || !soundsOn[sound] || volume === 0) return;
  const context = opened();
  if (context === null) return;
  const now = context.currentTime + 0.005;
  const loud = LOUDEST * (volume / 100) ** 2;
  for (const note of TONES[sound]) {
    const [begins, sounding] = source(context, note);
    const fade = new GainNode(context, { gain: 0 });
    const from = now + note.at;
    // A few milliseconds to swell, so that it does not click.
    fade.gain.setValueAtTime(0, from);
    fade.gain.linearRampToValueAtTime(note.gain * loud, from + 0.006);
    fade.gain.exponentialRampToValueAtTime(0.0001, from + note.length);
    sounding.connect(fade).connect(context.destination);
    begins.start(from);
    begins.stop(from + note.length + 0.02);
  }
}
