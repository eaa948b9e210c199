import { expect, it } from 'vitest';
import { isBetterTurned } from './turned';

it('turns a market only where it is wider than high, wide, and there is little space', () => {
  expect(isBetterTurned(328, 16, 9)).toBe(true);
  expect(isBetterTurned(328, 9, 13)).toBe(false);
  expect(isBetterTurned(328, 9, 8)).toBe(false);
  expect(isBetterTurned(328, 12, 12)).toBe(false);
  expect(isBetterTurned(700, 16, 9)).toBe(false);
  expect(isBetterTurned(0, 16, 9)).toBe(false);
});
