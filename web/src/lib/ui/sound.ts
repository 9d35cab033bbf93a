/** Two sounds, made on the spot: a piece that is laid down, and a bell when it is one's turn. */

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (!("AudioContext" in window)) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

function tone(sound: AudioContext, frequency: number, loud: number, length: number, after = 0): void {
  const [oscillator, gain, start] = [sound.createOscillator(), sound.createGain(), sound.currentTime + after];
  oscillator.type = "triangle";
  oscillator.frequency.setValueAtTime(frequency, start);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(sound.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Wood on wood: low and short. */
export function knock(): void {
  const sound = context();
  if (!sound) return;
  tone(sound, 180, 0.25, 0.09);
  tone(sound, 410, 0.08, 0.05);
}

/** Two soft notes. */
export function bell(): void {
  const sound = context();
  if (!sound) return;
  tone(sound, 659, 0.12, 0.35);
  tone(sound, 880, 0.1, 0.5, 0.14);
}
