import { expect, it } from 'vitest';
import type { Entry } from '../api/types';
import { standingMoves, storyOf, withoutCount } from './story';

function entry(version: number, kind: string, fields: Partial<Entry> = {}): Entry {
  return { version, at: version, kind, ...fields };
}

function moved(version: number, seat: number, event: string): Entry {
  return entry(version, 'moved', { seat, events: [{ event }] });
}

it('joins what one seat does in a row', () => {
  const story = storyOf([moved(3, 0, 'StandOpened'), moved(4, 0, 'TileTaken'), moved(5, 1, 'CoinTaken')]);
  expect(story.map((part) => [part.seat, part.events.map(({ event }) => event)])).toEqual([
    [0, ['StandOpened', 'TileTaken']],
    [1, ['CoinTaken']],
  ]);
});

it('tells each move by itself to who plays alone', () => {
  expect(storyOf([moved(3, 0, 'StandOpened'), moved(4, 0, 'TileTaken')], { alone: true })).toHaveLength(2);
});

it('knows the moves that still stand', () => {
  const entries = [moved(3, 0, 'A'), moved(4, 1, 'B'), entry(5, 'undone', { seat: 1, steps: 1 }), moved(6, 1, 'C')];
  expect(standingMoves(entries).map(({ version }) => version)).toEqual([3, 6]);
});

it('leaves out how people sat down, and tells who gave up', () => {
  const story = storyOf([entry(1, 'created'), entry(2, 'sat', { seat: 0 }), entry(3, 'resigned', { seat: 1 })]);
  expect(story.map(({ kind, who }) => [kind, who])).toEqual([['resigned', 1]]);
});

it('knows that no bot plays on when the last one gives up', () => {
  const entries = [
    entry(3, 'resigned', { seat: 1 }),
    entry(4, 'resigned', { seat: 0 }),
    entry(5, 'changed'),
    entry(6, 'rematch'),
  ];
  expect(storyOf(entries, { closed: true }).map(({ kind }) => kind)).toEqual(['resigned', 'resigned_last', 'rematch']);
});

it('marks what was taken back, however far the undo goes', () => {
  const story = storyOf([
    moved(3, 0, 'A'),
    moved(4, 1, 'B'),
    moved(5, 0, 'C'),
    entry(6, 'undone', { seat: 1, steps: 2 }),
    moved(7, 1, 'D'),
  ]);
  expect(story.map(({ events, undone }) => [events.map(({ event }) => event).join(), undone])).toEqual([
    ['A', false],
    ['B', true],
    ['C', true],
    ['', false],
    ['D', false],
  ]);
});

it('knows which moves an undo took back', () => {
  const story = storyOf([
    moved(3, 0, 'A'),
    moved(4, 1, 'B'),
    moved(5, 0, 'C'),
    entry(6, 'undone', { seat: 1, steps: 2 }),
  ]);
  expect(story.at(-1)?.back.map(({ version }) => version)).toEqual([4, 5]);
});

it('leaves the count of the scores to the ending, but not the verdict', () => {
  const kept = (kinds: string[]): string[] => withoutCount(kinds.map((event) => ({ event }))).map(({ event }) => event);
  expect(kept(['CoinTaken', 'GameOver', 'FinalScore', 'FinalScore', 'Ranked'])).toEqual([
    'CoinTaken',
    'GameOver',
    'Ranked',
  ]);
  expect(kept(['CoinTaken', 'Paid'])).toEqual(['CoinTaken', 'Paid']);
});
