import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import type { Summary } from '../api/client';
import { texts } from '../i18n/text.svelte';
import Latest from './Latest.svelte';
import { TableModel } from './model.svelte';

beforeAll(() => texts.need(['table'], ['mercado']));

it('tells the last move that still stands', () => {
  const table = new TableModel('T1');
  table.summary = {
    game: 'mercado',
    seats: [
      { kind: 'person', name: 'Ana' },
      { kind: 'person', name: 'Bo' },
    ],
  } as Summary;
  const shown = mount(Latest, { target: document.body, props: { table, game: 'mercado' } });
  const said = (): string | undefined => document.querySelector('p')?.textContent;
  expect(said()).toBe('The game starts. Ana goes first.');
  table.entries = [
    { version: 3, at: 3, kind: 'moved', seat: 0, move: 'coin', events: [{ event: 'CoinTaken', seat: 0, coins: 1 }] },
    { version: 4, at: 4, kind: 'moved', seat: 1, move: 'coin', events: [{ event: 'CoinTaken', seat: 1, coins: 1 }] },
  ];
  flushSync();
  expect(said()).toBe('Bo takes 1 coin.');
  table.entries = [...table.entries, { version: 5, at: 5, kind: 'undone', seat: 1, steps: 1 }];
  flushSync();
  expect(said()).toBe('Ana takes 1 coin.');
  void unmount(shown);
});
