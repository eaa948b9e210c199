import { expect, it } from 'vitest';
import { session } from '../api/client';
import type { ChatLine, Entry, State, Summary } from '../api/types';
import type { Choice, Observation } from '../board/types';
import { TableModel } from './model.svelte';

function moved(version: number, seat: number): Entry {
  return { version, at: version, kind: 'moved', seat, move: 'coin', events: [{ event: 'CoinTaken', seat, coins: 1 }] };
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

it('hands the screen to nobody for whom a bot plays on', () => {
  session.remember({ id: 'me', name: 'Ana' }, 'token');
  const seats = (resigned: boolean): unknown => [
    { kind: 'person', person: 'me' },
    { kind: 'person', person: 'me', resigned },
  ];
  const table = new TableModel('T1');
  table.viewer = 0;
  table.observation = { to_act: [1] } as Observation;
  table.summary = { seats: seats(false) } as Summary;
  expect(table.handOver).toBe(1);
  table.summary = { seats: seats(true) } as Summary;
  expect(table.handOver).toBeNull();
});

function state(version: number, more: Partial<State>): State {
  const entries = [moved(version, 1)];
  const rest = { undo: null, may_undo: null, secrets: true, watchers: [], summary: { seats: [] } };
  return {
    version,
    from: version - 1,
    viewer: 0,
    asked: true,
    entries,
    observation: null,
    ...rest,
    ...more,
  } as unknown as State;
}

it('has its choices with each state, and keeps them while others bid', () => {
  const bids = (): Choice[] => [0, 1].map((coins) => ({ move: `bid ${coins}`, json: { coins }, preview: {} }) as never);
  const table = new TableModel('T1');
  table['update'](state(1, { choices: bids() }));
  expect(table.choices).toEqual(bids());
  const before = table.choices;
  table['update'](state(2, { choices: bids() }));
  expect(table.version).toBe(2);
  expect(table.choices).toBe(before);
  table['update'](state(3, { choices: bids().slice(1) }));
  expect(table.choices.map(({ move }) => move)).toEqual(['bid 1']);
  table['update'](state(4, { asked: false }));
  expect(table.choices).toEqual([]);
});
