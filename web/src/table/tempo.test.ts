import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Paced, tempo } from './tempo.svelte';

let shown: number[];
let paced: Paced<number>;

// A state's number is for how many beats it stays.
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  paced = new Paced<number>(
    (state) => shown.push(state),
    (state) => state,
  );
  tempo.choose('normal');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows one state after the other, each as long as it lasts', () => {
  for (const beats of [1, 2, 1]) paced.add(beats);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(tempo.lasts(1) - 1);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(tempo.lasts(1));
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(tempo.lasts(1));
  expect(shown).toEqual([1, 2, 1]);
});

it('spends no time on what brings no move', () => {
  for (const beats of [0, 0, 1, 0, 1]) paced.add(beats);
  expect(shown).toEqual([0, 0, 1]);
  vi.advanceTimersByTime(tempo.lasts(1));
  expect(shown).toEqual([0, 0, 1, 0, 1]);
});

it('is slower or instant by choice, which is remembered', () => {
  expect(tempo.lasts(1)).toBe(700);
  tempo.choose('slow');
  expect(tempo.lasts(1)).toBe(1400);
  tempo.choose('instant');
  for (const beats of [1, 2, 3]) paced.add(beats);
  expect(shown).toEqual([1, 2, 3]);
  expect(localStorage.getItem('feira-tempo')).toBe('instant');
});

it('skips to the newest on request, and when nobody looks', () => {
  for (const beats of [1, 2, 3]) paced.add(beats);
  paced.skip();
  expect(shown).toEqual([1, 2, 3]);
  paced.add(4);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  paced.add(5);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});

it('forgets what waits when the table is left', () => {
  for (const beats of [1, 2]) paced.add(beats);
  paced.clear();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1]);
});
