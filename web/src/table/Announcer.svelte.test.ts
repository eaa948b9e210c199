import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import type { Summary } from '../api/client';
import { texts } from '../i18n/text.svelte';
import Announcer from './Announcer.svelte';
import { TableModel } from './model.svelte';

beforeAll(() => texts.need(['table'], ['mercado']));

it('says what happens and whose turn it is, but nothing behind the curtain', () => {
  const table = new TableModel('T1');
  const props = $state({ table, summary: { game: 'mercado' } as Summary, hushed: true });
  table.asked = true;
  const shown = mount(Announcer, { target: document.body, props });
  const said = (): string => document.querySelector('[data-announcer]')?.textContent?.trim() ?? '';
  expect(said()).toBe('');
  props.hushed = false;
  flushSync();
  expect(said()).toBe('Your turn');
  void unmount(shown);
});

it('says which move was taken back', () => {
  const table = new TableModel('T1');
  table.summary = {
    game: 'mercado',
    seats: [
      { kind: 'person', name: 'Ana' },
      { kind: 'person', name: 'Bo' },
    ],
  } as Summary;
  table.entries = [
    { version: 3, at: 3, kind: 'moved', seat: 0, move: 'coin', events: [{ event: 'CoinTaken', seat: 0, coins: 1 }] },
    { version: 4, at: 4, kind: 'moved', seat: 1, move: 'coin', events: [{ event: 'CoinTaken', seat: 1, coins: 1 }] },
    { version: 5, at: 5, kind: 'undone', seat: 0, steps: 2 },
  ];
  const props = { table, summary: table.summary, hushed: false };
  const shown = mount(Announcer, { target: document.body, props });
  flushSync();
  expect(document.querySelector('[data-announcer]')?.textContent).toContain(
    'Ana undoes a move: coin, and everything after it.',
  );
  void unmount(shown);
});

it('leaves nothing out that comes in one message, or behind the curtain', () => {
  const table = new TableModel('T1');
  table.summary = {
    game: 'mercado',
    seats: [
      { kind: 'person', name: 'Ana' },
      { kind: 'person', name: 'Bo' },
    ],
  } as Summary;
  table.entries = [{ version: 3, at: 3, kind: 'started' }];
  const props = $state({ table, summary: table.summary, hushed: false });
  const shown = mount(Announcer, { target: document.body, props });
  const said = (): string => document.querySelector('[data-announcer]')?.textContent?.trim() ?? '';
  flushSync();
  expect(said()).toBe('The game starts. Ana goes first.');
  const taken = { kind: 'moved', seat: 1, move: 'coin', events: [{ event: 'CoinTaken', seat: 1, coins: 1 }] };
  const resigned = { version: 4, at: 4, kind: 'resigned', seat: 1 };
  table.entries = [...table.entries, resigned, { ...taken, version: 5, at: 5 }];
  flushSync();
  expect(said()).toMatch(/^Bo resigns; a bot takes over\. Bo takes .*\.$/);
  props.hushed = true;
  table.entries = [...table.entries, { version: 6, at: 6, kind: 'returned', seat: 1 }];
  flushSync();
  expect(said()).toBe('');
  table.entries = [...table.entries, { version: 7, at: 7, kind: 'paused' }];
  props.hushed = false;
  flushSync();
  expect(said()).toBe('Bo is back. The game is paused.');
  void unmount(shown);
});
