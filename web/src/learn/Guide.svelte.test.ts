import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Entry, Summary } from '../api/client';
import start from '../games/mercado/fixtures/start.json';
import type { Choice, Observation } from '../board/types';
import type { Guide as GuideOf } from '../games/game';
import guide from '../games/mercado/guide';
import { texts } from '../i18n/text.svelte';
import { TableModel } from '../table/model.svelte';
import Guide from './Guide.svelte';
import { Progress } from './progress';

beforeAll(() => texts.need(['learn', 'mercado/learn'], ['mercado']));
beforeEach(() => localStorage.clear());

function shown(entries: Entry[] = [], own: Partial<GuideOf> = {}): () => void {
  const table = new TableModel('T1');
  table.summary = { game: 'mercado', seats: [] as unknown, host: 'me' } as Summary;
  table.observation = start.observation as unknown as Observation;
  table.viewer = table.observation.viewer;
  table.choices = start.choices as unknown as Choice[];
  table.asked = true;
  table.entries = entries;
  const props = { table, guide: { ...(guide as unknown as GuideOf), ...own }, game: 'mercado' };
  const component = mount(Guide, { target: document.body, props });
  flushSync();
  return () => void unmount(component);
}

const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)!;

function press(name: string): void {
  button(name).click();
  flushSync();
}

it('introduces the game once, card by card', () => {
  const close = shown();
  const card = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';
  expect(card()).toMatch(/1 of 3.*The aim/s);
  press('Next');
  expect(card()).toMatch(/2 of 3.*How a row or column pays/s);
  press('Back');
  expect(card()).toContain('The aim');
  for (let n = 1; n < 3; n++) press('Next');
  expect(card()).toMatch(/3 of 3.*How the game ends.*Start playing/s);
  press('Look around');
  for (let n = 4; n < 7; n++) press('Next');
  expect(card()).toMatch(/7 of 7.*Rules and guide/s);
  press('Start playing');
  expect(card()).toBe('');
  close();
  const again = shown();
  expect(card()).toBe('');
  press('Show introduction');
  expect(card()).toContain('The aim');
  document
    .querySelector('[role=dialog]')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  flushSync();
  expect(card()).toBe('');
  again();
});

it('is still heard when it is folded', () => {
  new Progress('mercado', 'T1').add('cards');
  const close = shown();
  const told = document.querySelector('[role=status]')!;
  expect(told.textContent).toContain('Your first stand');
  const fold = document.querySelector<HTMLButtonElement>('[aria-expanded=true]')!;
  fold.click();
  flushSync();
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector('[role=status]')).toBe(told);
  expect(told.closest('[hidden], details')).toBeNull();
  expect(told.textContent).toMatch(/Suggested move: .*Your first stand/s);
  expect(fold.textContent).toContain('Suggested move: ');
  close();
});

it('gives the guide what happened since your last move and all that stands of the game', () => {
  new Progress('mercado', 'T1').add('cards');
  const moved = (version: number, seat: number): Entry => {
    return { version, at: 0, kind: 'moved', seat, move: '', events: [{ event: `E${version}` }] };
  };
  const undone: Entry = { version: 3, at: 0, kind: 'undone', seat: 1, steps: 1 };
  const news = vi.fn<GuideOf['news']>(() => []);
  const close = shown([moved(1, 1), moved(2, 1), undone, moved(4, 0), moved(5, 1)], { news });
  const { events, history } = news.mock.lastCall![0];
  expect(events.map(({ event }) => event)).toEqual(['E4', 'E5']);
  expect(history.map(({ event }) => event)).toEqual(['E1', 'E4', 'E5']);
  close();
});
