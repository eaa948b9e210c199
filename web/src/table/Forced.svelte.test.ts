import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Choice } from '../board/types';
import { texts } from '../i18n/text.svelte';
import { notices } from '../ui/notices.svelte';
import Forced from './Forced.svelte';
import { habits } from './habits.svelte';
import { TableModel } from './model.svelte';

beforeAll(() => texts.need(['table'], ['mercado']));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const COIN = { move: 'coin', json: { seat: 0, do: 'take_coin' }, preview: {} } as Choice;
const TAKE = { move: 'take fish', json: { seat: 0, do: 'take_tile', good: 'fish' }, preview: {} } as Choice;

function playedBy(choices: Choice[], { kind = 'moved', forced = true } = {}): unknown[][] {
  habits.set('forced', forced);
  const table = new TableModel('T1');
  table.asked = true;
  table.choices = choices;
  table.entries = [kind, 'taken'].map((each, n) => ({ kind: each, version: 3 + n, at: 3 }));
  const move = vi.spyOn(table, 'move').mockImplementation(async () => {
    table.refused = { code: 'busy', message: '' }; // it is not tried again
    table.choices = [...table.choices];
    return false;
  });
  const shown = mount(Forced, { target: document.body, props: { table, game: 'mercado' } });
  flushSync();
  vi.advanceTimersByTime(500);
  expect(move).not.toHaveBeenCalled(); // you see what it is first
  vi.advanceTimersByTime(5000);
  void unmount(shown);
  habits.set('forced', true);
  return move.mock.calls;
}

it('plays the only legal move after a moment, and says so', () => {
  expect(playedBy([COIN])).toEqual([['coin']]);
  expect(notices.all.at(-1)!.text).toBe('Your only move: Take a coin');
});

it.each([
  ['there is a choice', [COIN, TAKE], {}],
  ['it was undone', [COIN], { kind: 'undone' }],
  ['you want to play everything yourself', [COIN], { forced: false }],
])('plays nothing if %s', (_, choices, how) => {
  expect(playedBy(choices, how)).toEqual([]);
});
