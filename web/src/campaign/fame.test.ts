import { expect, it } from 'vitest';
import { nextFame } from './fame';

const thresholds = [35, 45, 50];

it('knows the result that brings the next fame', () => {
  expect(nextFame({ result: 5, fame: 0, thresholds })).toEqual({ points: 35, fame: 1 });
  expect(nextFame({ result: 45, fame: 2, thresholds })).toEqual({ points: 50, fame: 3 });
});

it('says nothing at the top, before the end, or where points were not what was missing', () => {
  expect(nextFame({ result: 60, fame: 3, thresholds })).toBeNull();
  expect(nextFame({ result: null, fame: null, thresholds })).toBeNull();
  expect(nextFame({ result: 40, fame: 0, thresholds })).toBeNull();
});
