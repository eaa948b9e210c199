import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Player, SPEEDS } from './player.svelte';

let at = 0;
const player = new Player(
  () => at,
  () => 3,
  (step) => (at = step),
);

beforeEach(() => {
  vi.useFakeTimers();
  at = 0;
});
afterEach(() => {
  player.pause();
  vi.useRealTimers();
});

it('goes by keys and never beyond the ends', () => {
  expect(player.key('ArrowLeft')).toBe(true);
  expect(at).toBe(0);
  player.key('ArrowRight');
  expect(at).toBe(1);
  player.key('End');
  player.key('ArrowRight');
  expect(at).toBe(3);
  player.key('Home');
  expect(at).toBe(0);
  expect(player.key('x')).toBe(false);
});

it('runs to the end by itself and stops there', () => {
  player.play();
  vi.advanceTimersByTime(SPEEDS.normal);
  expect([at, player.playing]).toEqual([1, true]);
  vi.advanceTimersByTime(5 * SPEEDS.normal);
  expect([at, player.playing]).toEqual([3, false]);
});

it('begins again from the end, and stops when somebody goes elsewhere', () => {
  at = 3;
  player.key(' ');
  expect([at, player.playing]).toEqual([0, true]);
  player.go(2);
  vi.advanceTimersByTime(5 * SPEEDS.normal);
  expect([at, player.playing]).toEqual([2, false]);
});

it('asks for no step after the last, also where what it asks for is shown a moment later', async () => {
  const asked: number[] = [];
  const slow = new Player(
    () => at,
    () => 2,
    (step) => {
      asked.push(step);
      queueMicrotask(() => (at = step));
    },
  );
  slow.play();
  await vi.advanceTimersByTimeAsync(5 * SPEEDS.normal);
  expect(asked).toEqual([1, 2]);
});
