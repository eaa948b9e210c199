import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { session, type Summary } from '../api/client';
import { texts } from '../i18n/text.svelte';
import { TableModel } from './model.svelte';
import TableMenu from './TableMenu.svelte';

beforeAll(() => texts.need(['table'], ['mercado']));

const ME = { kind: 'person', person: 'me', name: 'Ana' };
const BOT = { kind: 'bot', bot: 'greedy' };
const BO = { kind: 'person', person: 'bo', name: 'Bo' };

it.each([
  ['now', [ME, BO], 'Undo: coin'],
  ['ask', [ME, BO], 'Ask to undo: coin'],
  ['now', [ME, BOT], 'Undo: coin – the bots agree'],
  ['now', [ME, { ...BO, resigned: true }], 'Undo: coin – the bots agree'],
  ['now', [ME], 'Undo: coin'],
  [null, [ME, BOT], undefined],
] as const)('offers an undo only if the server allows it, %s, and says who agrees', (mayUndo, seats, told) => {
  session.remember({ id: 'me', name: 'Ana' }, 'token');
  const table = new TableModel('T1');
  const summary = { game: 'mercado', status: 'running', host: 'me', seats: seats as unknown, code: 'T1' } as Summary;
  table.summary = summary;
  table.viewer = 0;
  table.mayUndo = mayUndo;
  table.entries = [{ version: 3, at: 3, kind: 'moved', seat: 0, move: 'coin', events: [] }];
  const shown = mount(TableMenu, { target: document.body, props: { table, summary } });
  flushSync();
  expect(document.querySelector('.undo')?.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe(told);
  void unmount(shown);
});
