import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import fixture from '../games/mercado/fixtures/middle.json';
import type { Choice } from '../board/types';
import { texts } from '../i18n/text.svelte';
import { TableModel } from './model.svelte';
import { moveSentence } from './moves';
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

const labelOf = (choice: Choice): string => moveSentence(choice, texts.games.mercado!);

const hint = (): string => document.querySelector('.hint')?.textContent ?? '';

const selected = (): string | undefined =>
  document.querySelector('[aria-selected=true] span')?.textContent ?? undefined;

it('plays the suggestion that was chosen, though others come and go meanwhile', () => {
  type('stand', 'ArrowDown', 'ArrowDown');
  const chosen = choices.filter((choice) => choice.move.startsWith('stand'))[1];
  const label = labelOf(chosen);
  expect(selected()).toBe(label);
  table.choices = choices.slice(choices.indexOf(chosen));
  flushSync();
  expect(selected()).toBe(label);
  enter();
  expect(played).toEqual([chosen.move]);
});

it('plays none in place of a suggestion that is gone', () => {
  type('stand', 'ArrowDown');
  const label = selected();
  table.choices = choices.filter((choice) => labelOf(choice) !== label);
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

it('takes a label, and fills the field with one', () => {
  const [choice] = choices;
  expect(document.querySelector('input')!.placeholder).toBe(labelOf(choice));
  type(choice.move.slice(0, -1), 'Tab');
  expect(document.querySelector('input')!.value).toBe(labelOf(choices.find(({ move }) => move.startsWith('stand'))!));
  type(labelOf(choice));
  enter();
  expect(played).toEqual([choice.move]);
});

it('offers the nearest move where nothing fits, and plays it only if it is chosen', () => {
  const choice = choices.find(({ move }) => move.startsWith('stand'))!;
  type(choice.move.replace('stand', 'stnad'));
  expect(hint()).toBe(`Did you mean “${labelOf(choice)}”?`);
  type(choice.move.replace('stand', 'stnad'), 'ArrowDown');
  enter();
  expect(played).toEqual([choice.move]);
});

it('asks which column is meant by a letter of two', async () => {
  await texts.choose('uk');
  table.choices = ['B3', 'D3'].map((at) => ({
    ...choices.find(({ move }) => move.startsWith('stand'))!,
    move: `stand fish ${at}`,
    json: { seat: 0, do: 'open_stand', good: 'fish', at },
  }));
  type('ятка риба В3');
  expect(hint()).toBe('Що саме ви мали на увазі: B3 чи D3?');
  enter();
  expect(played).toEqual([]);
  await texts.choose('en');
});
