// Few and soft sounds, made on the spot; silent unless the player asks for them.
import { settings } from './settings.svelte';

const NOTES = {
  card: [[520, 0, 0.07]],
  turn: [[440, 0, 0.12], [660, 0.1, 0.16]],
  notice: [[784, 0, 0.16], [988, 0.14, 0.3]],
  end: [[392, 0, 0.2], [523, 0.16, 0.2], [659, 0.32, 0.34]],
} as const;

let context: AudioContext | null = null;

export function sound(name: keyof typeof NOTES): void {
  if (settings.sound) play(NOTES[name]);
}

/** A notice: heard by who asked for it, whatever else is silent. */
export function chime(): void {
  play(NOTES.notice);
}

function play(notes: readonly (readonly [number, number, number])[]): void {
  context ??= new AudioContext();
  for (const [pitch, start, length] of notes) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const at = context.currentTime + start;
    tone.type = 'sine';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.08, at + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.05);
  }
}
