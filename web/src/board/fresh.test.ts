import { expect, it } from 'vitest';
import { Fresh } from './fresh';

it('outlines what was put down last until something else is, or until another time is shown', () => {
  const fresh = new Fresh(['StandOpened']);
  const stand = (at: string) => ({ event: 'StandOpened', at });
  expect([...fresh.after(undefined)]).toEqual([]);
  expect([...fresh.after({ version: 1, events: [stand('A1'), stand('B2')] })]).toEqual(['A1', 'B2']);
  expect([...fresh.after({ version: 2, events: [{ event: 'TileTaken' }] })]).toEqual(['A1', 'B2']);
  expect([...fresh.after({ version: 3, events: [stand('C3')] })]).toEqual(['C3']);
  expect([...fresh.after({ version: 9, events: [] })]).toEqual([]);
});
