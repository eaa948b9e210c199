import { expect, it } from 'vitest';
import { timeLeft } from './clock';

it.each([
  [0, '0:00'],
  [999, '0:01'],
  [65_000, '1:05'],
  [3_600_000 * 5.5, '5 hours'],
  [86_400_000 * 3 + 5, '3 days'],
])('says of %d ms: %s', (milliseconds, text) => {
  expect(timeLeft(milliseconds, 'en')).toBe(text);
});

it('uses the plurals of the language', () => {
  expect(timeLeft(86_400_000 * 3, 'uk')).toBe('3 дні');
});
