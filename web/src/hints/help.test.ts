import { afterEach, expect, it, vi } from 'vitest';
import type { Hint, Hopes } from '../api/client';
import type { Choice } from '../board/types';
import { TableModel } from '../table/model.svelte';
import { isFlat, scaleOf } from './chances';
import { Help } from './help.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const told = (move: string) => ({ move, json: { do: 'coin' } });
const HINT: Hint = { move: told('stand fish C3'), instead: told('coin'), gain: 0.2, margin: 0.1, lead: 1, why: [] };
const CHOICES: Choice[] = [
  { move: 'stand fish C3', json: { do: 'open_stand', good: 'fish', at: 'C3' }, preview: {} },
  { move: 'coin', json: { do: 'coin' }, preview: {} },
];

function answering(found: unknown, wait?: Promise<unknown>) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push([method, path.replace(/.*\/T1\//, ''), body && (JSON.parse(body) as unknown)]);
    await wait;
    return new Response(JSON.stringify({ found, status: 'allowed' }));
  });
  return asked;
}

function deciding(): { table: TableModel; help: Help } {
  const table = new TableModel('T1');
  Object.assign(table, { viewer: 0, version: 17, choices: CHOICES, asked: true });
  return { table, help: new Help(table) };
}

it('points at the place first, then draws the move until somebody touches the board', async () => {
  const asked = answering(HINT);
  const { help } = deciding();
  await help.press();
  expect(asked).toEqual([['POST', 'hints', { seat: 0, expected_version: 17 }]]);
  expect([help.stage, help.ringed?.json, help.shown]).toEqual(['look', { do: '', at: 'C3' }, null]);
  await help.press();
  expect([help.stage, help.ringed, help.shown]).toEqual(['move', CHOICES[0], CHOICES[0]]);
  help.drawn = false;
  expect([help.ringed, help.shown]).toEqual([CHOICES[0], null]);
  await help.press();
  expect([help.stage, help.ringed]).toEqual(['closed', null]);
  await help.press();
  expect(asked).toHaveLength(1); // the same decision, the same hint
});

it('shows nothing of a decision that is over', async () => {
  let done: (value: unknown) => void = () => undefined;
  answering(HINT, new Promise((resolve) => (done = resolve)));
  const { help } = deciding();
  const asking = help.press();
  expect(help.stage).toBe('thinking');
  help.forget();
  done(null);
  await asking;
  expect([help.stage, help.hint]).toEqual(['closed', null]);
});

it('stays closed if somebody closes it while the server is thinking', async () => {
  let done: (value: unknown) => void = () => undefined;
  const asked = answering(HINT, new Promise((resolve) => (done = resolve)));
  const { help } = deciding();
  const asking = help.press();
  help.close();
  done(null);
  await asking;
  expect(help.stage).toBe('closed');
  await help.press();
  expect([help.stage, asked.length]).toEqual(['look', 1]);
});

it('shows no hopes of an earlier decision in place of the hint of this one', async () => {
  let done: (value: unknown) => void = () => undefined;
  answering(null, new Promise((resolve) => (done = resolve)));
  const { help } = deciding();
  const hoping = help.hope();
  help.forget();
  help.stage = 'thinking';
  done(null);
  await hoping;
  expect(help.stage).toBe('thinking');
});

it('sends a move as it was decided on, whatever happens while its person waits for a warning', async () => {
  const { table } = deciding();
  const sent: unknown[] = [];
  table['send'] = (_, fields) => (sent.push(fields), Promise.resolve({ type: 'ok', version: 18 }));
  table.guard = () => {
    Object.assign(table, { viewer: 1, version: 20 });
    return Promise.resolve(true);
  };
  await table.move('coin');
  expect(sent).toMatchObject([{ seat: 0, move: 'coin', expected_version: 17 }]);
});

it('holds back a blunder, and plays it if that is what its person wants', async () => {
  const asked = answering({ ...HINT, instead: told('coin') });
  const { table, help } = deciding();
  const sent: unknown[] = [];
  table['send'] = (type, fields) => (sent.push([type, fields.move]), Promise.resolve({ type: 'ok', version: 18 }));
  table.guard = (move, typed) => help.allows(move, typed);
  expect(await table.move('coin')).toBe(false);
  expect(asked).toEqual([['POST', 'warnings', { seat: 0, expected_version: 17, move: 'coin' }]]);
  expect([sent, table.busy, help.warned?.move]).toEqual([[], false, 'coin']);
  help.anyway();
  await vi.waitFor(() => expect(sent).toEqual([['move', 'coin']]));
});

it.each([
  ['no blunder', null],
  ['no answer', new Promise(() => undefined)],
])('lets a move pass after %s', async (_, found) => {
  vi.useFakeTimers();
  answering(null, found ?? undefined);
  const { help } = deciding();
  const allowed = help.allows('coin', 'coin');
  await vi.advanceTimersByTimeAsync(4_000);
  expect([await allowed, help.warned]).toEqual([true, null]);
});

it('asks before a hint where the result would have been stored', async () => {
  answering(HINT);
  const { table, help } = deciding();
  table.summary = { counts: 'practice', hinted: [0] } as TableModel['summary'];
  await help.press();
  expect(help.stage).toBe('asking');
  await help.begin();
  expect(help.stage).toBe('look');
});

it('makes no mountains of what hardly matters', () => {
  const hopes = (...values: number[]) =>
    ({ tiles: values.map((value) => ({ tile: 'fish', tiles: 1, value, margin: 0 })) }) as unknown as Hopes;
  expect([scaleOf(hopes(0.001, -0.004)), isFlat(hopes(0.001, -0.004), false)]).toEqual([0.02, true]);
  expect([scaleOf(hopes(0.1, -0.3)), isFlat(hopes(0.1, -0.3), false)]).toEqual([0.3, false]);
});
