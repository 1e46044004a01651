/** The sounds themselves, made of tones and noise: no recording of anything. */
import type { Sound } from './sound.ts';

/** A tone, or noise where it has no pitch. */
interface Note {
  /** Hertz; noise is filtered around it. */
  pitch: number;
  noise?: boolean;
  /** Seconds after the sound begins, and how long it dies away. */
  at: number;
  fades: number;
  /** How loud, from 0 to 1. */
  loud: number;
}

const rattle = (at: number, pitch: number): Note => ({
  pitch,
  noise: true,
  at,
  fades: 0.05,
  loud: 0.5,
});

const SCORES: Record<Sound, readonly Note[]> = {
  // Two notes of a small bell, upwards: it is for you.
  turn: [
    { pitch: 587, at: 0, fades: 0.5, loud: 0.35 },
    { pitch: 880, at: 0.14, fades: 0.8, loud: 0.35 },
  ],
  // Ivory on wood.
  dice: [rattle(0, 2600), rattle(0.07, 3100), rattle(0.13, 2300), rattle(0.21, 2800)],
  // Something is set down.
  march: [
    { pitch: 220, noise: true, at: 0, fades: 0.07, loud: 0.6 },
    { pitch: 110, at: 0, fades: 0.09, loud: 0.5 },
  ],
  // A drum, and what it means.
  capture: [
    { pitch: 82, at: 0, fades: 0.45, loud: 0.8 },
    { pitch: 165, at: 0.02, fades: 0.3, loud: 0.35 },
    { pitch: 600, noise: true, at: 0, fades: 0.12, loud: 0.3 },
  ],
  // A short call of horns.
  end: [
    { pitch: 392, at: 0, fades: 0.5, loud: 0.4 },
    { pitch: 523, at: 0.2, fades: 0.5, loud: 0.4 },
    { pitch: 659, at: 0.4, fades: 1.4, loud: 0.45 },
    { pitch: 784, at: 0.4, fades: 1.4, loud: 0.3 },
  ],
};

/** Where a sound has died away, for ears. */
const SILENCE = 0.0001;

export class Synth {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** Browsers are silent until somebody has done something; called then. */
  wake() {
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
  }

  /** Plays a sound, so loud from 0 to 1; before anybody has done anything, nothing. */
  play(sound: Sound, volume: number) {
    const context = this.#context;
    if (context?.state !== 'running') return;
    for (const note of SCORES[sound]) this.#note(context, note, volume);
  }

  close() {
    void this.#context?.close();
    this.#context = null;
  }

  #note(context: AudioContext, { pitch, noise = false, at, fades, loud }: Note, volume: number) {
    const begins = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud * volume, begins);
    gain.gain.exponentialRampToValueAtTime(SILENCE, begins + fades);
    gain.connect(context.destination);
    const source = noise ? this.#hiss(context, pitch, gain) : tone(context, pitch, gain);
    source.start(begins);
    source.stop(begins + fades);
  }

  #hiss(context: AudioContext, pitch: number, into: AudioNode): AudioScheduledSourceNode {
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    filter.connect(into);
    const source = context.createBufferSource();
    source.buffer = this.#noise ??= noiseOf(context);
    source.connect(filter);
    return source;
  }
}

function tone(context: AudioContext, pitch: number, into: AudioNode): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.type = 'triangle';
  source.frequency.value = pitch;
  source.connect(into);
  return source;
}

/** Half a second of noise, enough for the longest rattle. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
