import { expect, it } from 'vitest';
import { kept, ownEntry, type LogEntry } from './entry';

const entry = (key: number, seat: number | null, undone = false): LogEntry => ({ key, seat, events: [], undone });
const ENTRIES = [entry(1, null), entry(2, 0), entry(3, 1), entry(5, 0), entry(6, 1), entry(7, 0, true)];

it('leads from own turn to own turn, past what was taken back', () => {
  expect(ownEntry(ENTRIES, [0], Infinity, 'back')?.key).toBe(5);
  expect(ownEntry(ENTRIES, [0], 5, 'back')?.key).toBe(2);
  expect(ownEntry(ENTRIES, [0], 2, 'back')).toBeUndefined();
  expect(ownEntry(ENTRIES, [0], 2, 'on')?.key).toBe(5);
  expect(ownEntry(ENTRIES, [0], 5, 'on')).toBeUndefined();
});

it('keeps every entry that says the same, so that it is not drawn again', () => {
  const before = [entry(2, 0), { ...entry(3, 1), events: [{ event: 'Paid' }] }];
  const now = [entry(2, 0), { ...entry(3, 1), events: [{ event: 'Paid' }, { event: 'Earned' }] }, entry(4, 0)];
  const after = kept(before, now);
  expect(after[0]).toBe(before[0]);
  expect(after.slice(1)).toEqual(now.slice(1));
  expect(kept(after, [entry(2, 0, true)])[0].undone).toBe(true);
});
