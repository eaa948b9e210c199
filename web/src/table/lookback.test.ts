import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { MOST_LATELY } from '../api/limits';
import type { Entry } from '../api/types';
import { LookBack } from './lookback.svelte';
import LookingBack from './LookingBack.svelte';
import { TableModel } from './model.svelte';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function moved(version: number, seat: number): Entry {
  return { version, at: version, kind: 'moved', seat, events: [{ event: 'CoinTaken', seat, coins: 1 }] };
}

// A table at version 4, and a server that answers as of these versions, one after the other.
function tableAnd(...versions: number[]): TableModel {
  const table = new TableModel('T1');
  Object.assign(table, { viewer: 0, version: 4, entries: [moved(3, 0), moved(4, 1)] });
  const answer = (): Response => {
    const version = versions.length > 1 ? versions.shift()! : versions[0];
    const steps = Array.from({ length: version - 2 }, (_, n) => n);
    return new Response(
      JSON.stringify({ version, observations: steps.map(() => ({})), text_boards: steps.map((n) => `step ${n}`) }),
    );
  };
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  vi.useFakeTimers();
  return table;
}

it('waits for the page where the server knows more already', async () => {
  const table = tableAnd(5);
  const lookBack = new LookBack(table);
  const begun = lookBack.begin();
  await vi.advanceTimersByTimeAsync(100);
  expect(lookBack.step).toBeUndefined();
  Object.assign(table, { version: 5, entries: [...table.entries, moved(5, 1)] });
  await vi.advanceTimersByTimeAsync(500);
  await begun;
  expect(lookBack.steps.map(({ seat }) => seat)).toEqual([null, 1, 1]);
  expect(lookBack.steps.map(({ text }) => text)).toEqual(['step 0', 'step 1', 'step 2']);
});

it('asks for no more moves than the server tells', async () => {
  const table = tableAnd(4);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.reject(new Error('not now'));
  });
  Object.assign(table, {
    entries: [moved(3, 0), ...Array.from({ length: MOST_LATELY + 1 }, (_, n) => moved(4 + n, 1))],
  });
  await expect(new LookBack(table).begin()).rejects.toThrow();
  expect(asked.at(0)).toContain(`lately?moves=${MOST_LATELY}&`);
});

it('says so if the game goes on all the time', async () => {
  const begun = new LookBack(tableAnd(6)).begin();
  const refused = expect(begun).rejects.toMatchObject({ code: 'stale' });
  await vi.advanceTimersByTimeAsync(5000);
  await refused;
});

it('runs only as long as it is looked at', async () => {
  const table = tableAnd(4);
  const lookBack = new LookBack(table);
  await lookBack.begin();
  const shown = mount(LookingBack, { target: document.body, props: { table, lookBack, game: 'mercado' } });
  flushSync();
  expect(lookBack.player.playing).toBe(true);
  void unmount(shown);
  expect(lookBack.player.playing).toBe(false);
});
