import { expect, test } from 'vitest';
import { lasted } from './lasted';

test.each([
  [-5, 'moment', 0],
  [59_999, 'moment', 0],
  [60_000, 'minutes', 1],
  [5.9 * 60_000, 'minutes', 5],
  [60 * 60_000, 'hours', 1],
  [49 * 3_600_000, 'days', 2],
])('%d ms are %s: %d', (ms, unit, count) => {
  expect(lasted(ms)).toEqual({ unit, count });
});
