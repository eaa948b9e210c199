import { expect, it } from 'vitest';
import { isBetterTurned } from './turned';

it('turns a market where that makes it clearly larger', () => {
  const phone = { width: 328, height: 440 };
  const desk = { width: 845, height: 640 };
  expect(isBetterTurned(phone, 13, 7)).toBe(true);
  expect(isBetterTurned(phone, 7, 13)).toBe(false);
  expect(isBetterTurned(phone, 10, 9)).toBe(false);
  expect(isBetterTurned(desk, 6, 10)).toBe(true);
  expect(isBetterTurned(desk, 11, 12)).toBe(false);
});

it('leaves it alone where nobody knows the room', () => {
  expect(isBetterTurned({ width: 0, height: 0 }, 13, 7)).toBe(false);
});
