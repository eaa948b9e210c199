import { expect, it } from 'vitest';
import { numeral } from './numeral';

it('writes numbers below 0 with a minus sign, and 0 without', () => {
  expect([-2, 0, -0, 7].map(numeral)).toEqual(['−2', '0', '0', '7']);
});
