import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { session, type Summary } from '../api/client';
import { texts } from '../i18n/text.svelte';
import { TableModel } from './model.svelte';
import UndoRequest from './UndoRequest.svelte';

beforeAll(() => texts.need(['table'], ['mercado']));

let table: TableModel;
let shown: Record<string, unknown> | undefined;
beforeEach(() => {
  session.remember({ id: 'me', name: 'Ana' }, 'token');
  table = new TableModel('T1');
});
afterEach(() => shown && void unmount(shown));

// Seat 2 asks for an undo at version 9; seats 0 and 1 are mine.
function show(...resigned: number[]): HTMLElement[] {
  const seats = ['me', 'me', 'bo'].map((person, n) => ({
    kind: 'person',
    person,
    name: person,
    resigned: resigned.includes(n),
  }));
  table.summary = { game: 'mercado', status: 'running', host: 'me', code: 'T1', seats: seats as unknown } as Summary;
  table.undo = { asked_by: 2, agreed: [], version: 9 };
  shown = mount(UndoRequest, { target: document.body, props: { table, game: 'mercado' } });
  flushSync();
  return [...document.querySelectorAll('button')];
}

it('answers for a seat that one still plays on, and only to what one has read', () => {
  const command = vi.spyOn(table, 'command').mockResolvedValue(true);
  const [yes] = show(0);
  yes.click();
  expect(command).toHaveBeenCalledWith('answer_undo', { seat: 1, yes: true, expected_version: 9 });
});

it('does not ask who has resigned', () => {
  expect(show(0, 1)).toEqual([]);
  expect(document.body.textContent).toContain('bo');
});
