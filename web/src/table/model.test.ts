import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, live, session } from '../api/client';
import type { ChatLine, Entry, State, Summary } from '../api/types';
import type { Choice, Observation } from '../board/types';
import { TableModel } from './model.svelte';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

it('is busy after a move until the state with the next choices is here, but not for ever', async () => {
  vi.useFakeTimers();
  vi.spyOn(live, 'ask').mockResolvedValue({ type: 'ok', version: 2 });
  const table = new TableModel('T1');
  table['update'](state(1, { choices: [] }));
  expect(await table.move('coin')).toBe(true);
  expect(table.busy).toBe(true);
  table['update'](state(2, { choices: [] }));
  expect(table.busy).toBe(false);
  vi.mocked(live.ask).mockResolvedValue({ type: 'ok', version: 3 });
  await table.move('coin');
  expect(table.busy).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(table.busy).toBe(false);
});

it('is not busy after a move that was refused, nor if the state came before the answer', async () => {
  const table = new TableModel('T1');
  table['update'](state(1, { choices: [] }));
  vi.spyOn(live, 'ask').mockRejectedValueOnce(new ApiError({ code: 'stale', message: '' }));
  expect(await table.move('coin')).toBe(false);
  expect(table.busy).toBe(false);
  vi.mocked(live.ask).mockImplementationOnce(() => {
    table['update'](state(2, { choices: [] }));
    return Promise.resolve({ type: 'ok', version: 2 });
  });
  expect(await table.move('coin')).toBe(true);
  expect(table.busy).toBe(false);
});

it('asks once for choices that a state lacks, and takes them unless the game has gone on', async () => {
  const choices = [{ move: 'coin', json: {}, preview: {} }] as unknown as Choice[];
  const ask = vi.spyOn(live, 'ask').mockResolvedValue({ type: 'choices', version: 1, seat: 0, choices });
  const table = new TableModel('T1');
  table['update'](state(1, {}));
  await vi.waitFor(() => expect(table.choices).toEqual(choices));
  expect(ask.mock.calls).toEqual([[{ type: 'choices', table: 'T1', seat: 0 }, true]]);
  table['update'](state(2, {}));
  table['update'](state(3, { choices: [] }));
  await Promise.resolve();
  expect(table.choices).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(2);
});
