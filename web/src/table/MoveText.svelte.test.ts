import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import fixture from '../games/mercado/fixtures/middle.json';
import type { Choice } from '../board/types';
import { texts } from '../i18n/text.svelte';
import { TableModel } from './model.svelte';
import MoveText from './MoveText.svelte';

const choices = fixture.choices as unknown as Choice[];
let table: TableModel;
let shown: Record<string, unknown>;
let played: string[];

beforeAll(() => texts.need(['table'], ['mercado']));
beforeEach(() => {
  played = [];
  table = new TableModel('T1');
  table.viewer = 0;
  table.choices = choices;
  table.move = (move) => {
    played.push(move);
    return Promise.resolve(true);
  };
  shown = mount(MoveText, { target: document.body, props: { table, game: 'mercado' } });
  flushSync();
});
afterEach(() => void unmount(shown));

function type(text: string, ...keys: string[]): void {
  const field = document.querySelector('input')!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  for (const key of keys) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    flushSync();
  }
}

function enter(): void {
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  flushSync();
}

const selected = (): string | undefined =>
  document.querySelector('[aria-selected=true] span')?.textContent ?? undefined;

it('plays the suggestion that was chosen, though others come and go meanwhile', () => {
  type('stand', 'ArrowDown', 'ArrowDown');
  const move = selected()!;
  expect(move).toBe(choices.filter((choice) => choice.move.startsWith('stand'))[1].move);
  table.choices = choices.slice(choices.findIndex((choice) => choice.move === move));
  flushSync();
  expect(selected()).toBe(move);
  enter();
  expect(played).toEqual([move]);
});

it('plays none in place of a suggestion that is gone', () => {
  type('stand', 'ArrowDown');
  const move = selected();
  table.choices = choices.filter((choice) => choice.move !== move);
  flushSync();
  expect(selected()).toBeUndefined();
  enter();
  expect(played).toEqual([]);
});

it('keeps what you type while your last move is on its way', async () => {
  let acknowledge = (): void => {};
  table.move = () => new Promise((done) => (acknowledge = () => done(true)));
  type(choices[0].move);
  enter();
  type('stand');
  acknowledge();
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
  expect(document.querySelector('input')!.value).toBe('stand');
});
