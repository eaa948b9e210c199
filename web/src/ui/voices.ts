// The sounds themselves: a few tones and a little noise, each with a soft beginning and end. They are our own.
import type { SoundName } from './sound.svelte';

// A tone, or (without a pitch) noise through a filter at `colour`; times in seconds.
interface Note {
  pitch?: number;
  colour?: number;
  shape?: OscillatorType;
  at?: number;
  lasts: number;
  loud?: number;
}

const ATTACK = 0.006;
const SILENCE = 0.0001;
const LOUDEST = 0.22; // of everything together; quiet even at full volume

// By name: `turn` and `win` rise, `loss` falls.
export const VOICES: Readonly<Record<SoundName, readonly Note[]>> = {
  place: [
    { colour: 900, lasts: 0.05, loud: 0.8 },
    { pitch: 190, lasts: 0.09, loud: 0.9 },
  ],
  tile: [
    { colour: 2600, lasts: 0.07, loud: 0.35 },
    { pitch: 330, lasts: 0.05, loud: 0.4 },
  ],
  coins: [
    { pitch: 1865, lasts: 0.14, loud: 0.35, shape: 'triangle' },
    { pitch: 2489, at: 0.07, lasts: 0.2, loud: 0.3, shape: 'triangle' },
  ],
  fists: [
    { colour: 500, lasts: 0.12, loud: 0.6 },
    { pitch: 294, at: 0.1, lasts: 0.14, loud: 0.5 },
    { pitch: 440, at: 0.2, lasts: 0.22, loud: 0.5 },
  ],
  turn: [
    { pitch: 659, lasts: 0.16, loud: 0.5 },
    { pitch: 880, at: 0.13, lasts: 0.28, loud: 0.5 },
  ],
  win: [
    { pitch: 523, lasts: 0.2, loud: 0.5 },
    { pitch: 659, at: 0.14, lasts: 0.2, loud: 0.5 },
    { pitch: 784, at: 0.28, lasts: 0.2, loud: 0.5 },
    { pitch: 1047, at: 0.42, lasts: 0.6, loud: 0.55 },
  ],
  loss: [
    { pitch: 440, lasts: 0.26, loud: 0.45 },
    { pitch: 392, at: 0.22, lasts: 0.26, loud: 0.45 },
    { pitch: 330, at: 0.44, lasts: 0.6, loud: 0.45 },
  ],
};

// Sound it, `after` some seconds; how long it lasts.
export function perform(context: AudioContext, name: SoundName, volume: number, after = 0): number {
  const notes = VOICES[name];
  for (const note of notes) sound(context, note, volume, context.currentTime + after + (note.at ?? 0));
  return Math.max(...notes.map(({ at = 0, lasts }) => at + lasts));
}

function sound(context: AudioContext, note: Note, volume: number, begin: number): void {
  const end = begin + note.lasts;
  const loudness = new GainNode(context, { gain: 0 });
  const peak = Math.max(SILENCE, LOUDEST * volume * (note.loud ?? 1));
  loudness.gain.setValueAtTime(SILENCE, begin);
  loudness.gain.exponentialRampToValueAtTime(peak, begin + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  loudness.connect(context.destination);
  const source = note.pitch ? tone(context, note, note.pitch) : noise(context, note);
  const shaped = note.colour ? new BiquadFilterNode(context, { type: 'bandpass', frequency: note.colour }) : null;
  if (shaped) source.connect(shaped).connect(loudness);
  else source.connect(loudness);
  source.start(begin);
  source.stop(end);
}

function tone(context: AudioContext, { shape = 'sine' }: Note, pitch: number): AudioScheduledSourceNode {
  return new OscillatorNode(context, { type: shape, frequency: pitch });
}

function noise(context: AudioContext, { lasts }: Note): AudioScheduledSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(context, { buffer });
}
