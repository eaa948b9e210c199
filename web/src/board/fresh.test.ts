import { expect, it } from 'vitest';
import { placedLast } from './fresh';

it('outlines what was put down last until something else is', () => {
  const stand = (at: string) => ({ event: 'StandOpened', at });
  const past = [[stand('A1')], [stand('B2'), stand('C3')], [{ event: 'TileTaken', at: 'D4' }]];
  const outlined = (moves: number) => [...placedLast(past.slice(0, moves), ['StandOpened'])];
  expect(outlined(0)).toEqual([]);
  expect(outlined(1)).toEqual(['A1']);
  expect(outlined(2)).toEqual(['B2', 'C3']);
  expect(outlined(3)).toEqual(['B2', 'C3']);
});
