import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heardOf } from '../table/heard';
import type { GamePage } from '../games/game';
import { Sound } from './sound.svelte';
import { VOICES } from './voices';

// Everything that was made to sound, and the loudest that each is.
let voices: { kind: string; from: number; to: number; frequency?: number }[];
let peaks: number[];

class Node {
  gain = {
    setValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: (value: number) => peaks.push(value),
  };
  private readonly voice;
  constructor(_: unknown, options: { frequency?: number } = {}) {
    this.voice = { kind: this.constructor.name, from: 0, to: 0, frequency: options.frequency };
  }
  connect<Next>(next: Next): Next {
    return next;
  }
  start(at: number): void {
    this.voice.from = at;
    voices.push(this.voice);
  }
  stop(at: number): void {
    this.voice.to = at;
  }
}

class Context {
  currentTime = 10;
  sampleRate = 100;
  destination = {};
  resume = vi.fn();
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

beforeEach(() => {
  localStorage.clear();
  [voices, peaks] = [[], []];
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('OscillatorNode', class OscillatorNode extends Node {});
  vi.stubGlobal('AudioBufferSourceNode', class AudioBufferSourceNode extends Node {});
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal('BiquadFilterNode', Node);
});
afterEach(() => vi.unstubAllGlobals());

test('it is off by default, and nothing is made then', async () => {
  const sound = new Sound();
  expect(sound.on).toBe(false);
  await sound.play(['turn']);
  expect(voices).toEqual([]);
});

test('the volume is remembered, and how loud it was comes back with the button', async () => {
  const sound = new Sound();
  await sound.turnTo(0.3);
  expect(new Sound().volume).toBe(0.3);
  await sound.toggle();
  expect(sound.on).toBe(false);
  expect(new Sound().volume).toBe(0);
  await sound.toggle();
  expect(sound.volume).toBe(0.3);
});

test('who had turned it on before there was a volume still hears something', () => {
  localStorage.setItem('feira-sound', 'on');
  expect(new Sound().volume).toBe(0.5);
});

test('sounds come one after the other, each once', async () => {
  const sound = new Sound();
  sound.volume = 1;
  await sound.play(['coins', 'coins', 'turn']);
  expect(voices.map(({ frequency }) => frequency)).toEqual([1865, 2489, 659, 880]);
  const [, lastCoin, turn] = voices;
  expect(turn.from).toBeGreaterThan(lastCoin.to);
});

test('half the volume is half as loud, and never loud', async () => {
  const sound = new Sound();
  sound.volume = 1;
  await sound.play(['turn']);
  const full = Math.max(...peaks);
  peaks = [];
  sound.volume = 0.5;
  await sound.play(['turn']);
  expect(Math.max(...peaks)).toBeCloseTo(full / 2);
  expect(full).toBeLessThan(0.3);
});

test('every sound is short, and a win is not a loss', () => {
  for (const notes of Object.values(VOICES)) {
    expect(Math.max(...notes.map(({ at = 0, lasts }) => at + lasts))).toBeLessThan(1.2);
  }
  expect(VOICES.win).not.toEqual(VOICES.loss);
});

const game = { sounds: { StandOpened: 'place', Earned: 'coins' } } as unknown as GamePage;
const happened = (...events: string[]) => ({ version: 1, events: events.map((event) => ({ event })) });

test.each([
  ['events that sound, then the turn', ['StandOpened', 'Paid', 'Earned'], true, undefined, ['place', 'coins', 'turn']],
  ['a won game', ['Earned'], false, [[0], [1]], ['coins', 'win']],
  ['a lost game', ['Earned'], false, [[1], [0]], ['coins', 'loss']],
  ['a tie', [], false, [[0, 1]], ['win']],
])('%s', (_, events, asked, ranking, heard) => {
  expect(heardOf(happened(...events), game, { asked, ranking, mine: [0] })).toEqual(heard);
});

test('who only watches hears no loss, and a game without sounds of its own is heard', () => {
  expect(heardOf(happened(), game, { asked: false, ranking: [[1]], mine: [] })).toEqual(['win']);
  expect(heardOf(happened('Any'), {} as GamePage, { asked: false, ranking: undefined, mine: [0] })).toEqual(['place']);
});
