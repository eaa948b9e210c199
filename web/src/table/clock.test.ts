import { expect, it } from 'vitest';
import { texts } from '../i18n/text.svelte';
import { timeLeft } from './clock';

it.each([
  [0, '0:00'],
  [999, '0:01'],
  [65_000, '1:05'],
  [3_599_500, '60:00'],
  [3_600_000, '1 hour'],
  [3_600_000 * 5.4, '5 hours'],
  [3_600_000 * 23.4, '23 hours'],
  [86_400_000 - 1500, '1 day'],
  [3_600_000 * 30, '1 day, 6 hours'],
  [86_400_000 * 2 - 1500, '2 days'],
  [86_400_000 * 3 + 5, '3 days'],
])('says of %d ms: %s', (milliseconds, text) => {
  expect(timeLeft(milliseconds)).toBe(text);
});

it('uses the plurals of the language', async () => {
  await texts.choose('uk');
  expect(timeLeft(86_400_000 * 3)).toBe('3 дні');
  expect(timeLeft(86_400_000 - 1)).toBe('1 день');
  await texts.choose('fr');
  expect(timeLeft(3_600_000 * 26)).toBe('1\u00a0jour et 2\u00a0heures');
});
