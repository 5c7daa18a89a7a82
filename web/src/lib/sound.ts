/** A few small sounds, made on the spot. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, loudness: number, shape: OscillatorType): void {
  if (!context) return;
  const when = context.currentTime + start;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(frequency, when);
  gain.gain.setValueAtTime(0, when);
  gain.gain.linearRampToValueAtTime(loudness, when + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(when);
  oscillator.stop(when + length);
}

const TUNES = {
  card: [[330, 0, 0.09, 0.05]],
  turn: [
    [523, 0, 0.16, 0.05],
    [784, 0.1, 0.24, 0.05],
  ],
  end: [
    [523, 0, 0.2, 0.05],
    [659, 0.12, 0.2, 0.05],
    [784, 0.24, 0.2, 0.05],
    [1047, 0.36, 0.5, 0.06],
  ],
} as const;

export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [frequency, start, length, loudness] of TUNES[tune]) tone(frequency, start, length, loudness, "triangle");
}
