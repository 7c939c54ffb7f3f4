// Few and soft sounds, made on the spot; silent unless the player asks for them.
import { settings } from './settings.svelte';

const NOTES = {
  card: [[520, 0, 0.07]],
  turn: [[440, 0, 0.12], [660, 0.1, 0.16]],
  end: [[392, 0, 0.2], [523, 0.16, 0.2], [659, 0.32, 0.34]],
} as const;

let context: AudioContext | null = null;

export function sound(name: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [pitch, start, length] of NOTES[name]) {
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
