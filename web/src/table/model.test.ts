import { expect, it } from 'vitest';
import type { ChatLine, Entry } from '../api/types';
import { TableModel } from './model.svelte';

function moved(version: number, seat: number): Entry {
  return { version, at: version, kind: 'moved', seat, move: 'coin', events: [{ event: 'CoinTaken', seat }] };
}

it('tells of nothing since a last move to who has not moved yet', () => {
  const table = new TableModel('T1');
  table.viewer = 1;
  table.entries = [{ version: 2, at: 2, kind: 'started' }, moved(3, 0)];
  expect(table.movesSince).toEqual([]);
  table.entries = [...table.entries, moved(4, 1), moved(5, 0)];
  expect(table.movesSince.map(({ version }) => version)).toEqual([5]);
  expect(table.lastOwn?.version).toBe(4);
});

it('counts what others say after one has come', () => {
  const said = (id: string): ChatLine => ({ id, at: Number(id), name: 'Bo', person: 'p-bo', text: 'Olá!' });
  const table = new TableModel('T1');
  table['addChat']([said('1')]);
  expect(table.unread).toBe(0);
  table['addChat']([said('1'), said('2'), said('3')]);
  expect(table.unread).toBe(2);
});
