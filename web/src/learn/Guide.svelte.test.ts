import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import type { Summary } from '../api/client';
import start from '../games/mercado/fixtures/start.json';
import type { Choice, Observation } from '../board/types';
import type { Guide as GuideOf } from '../games/game';
import guide from '../games/mercado/guide';
import { texts } from '../i18n/text.svelte';
import { TableModel } from '../table/model.svelte';
import Guide from './Guide.svelte';

beforeAll(() => texts.need(['learn', 'mercado/learn'], ['mercado']));

it('is still heard when it is folded', () => {
  const table = new TableModel('T1');
  table.summary = { game: 'mercado', seats: [] as unknown, host: 'me' } as Summary;
  table.observation = start.observation as unknown as Observation;
  table.viewer = table.observation.viewer;
  table.choices = start.choices as unknown as Choice[];
  table.asked = true;
  const shown = mount(Guide, { target: document.body, props: { table, guide: guide as unknown as GuideOf } });
  flushSync();
  const told = document.querySelector('[role=status]')!;
  expect(told.textContent).toContain('Your first stand.');
  const fold = document.querySelector<HTMLButtonElement>('[aria-expanded=true]')!;
  fold.click();
  flushSync();
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector('[role=status]')).toBe(told);
  expect(told.closest('[hidden], details')).toBeNull();
  expect(told.textContent).toMatch(/Your first stand\..*You could: /s);
  expect(fold.textContent).toContain('You could: ');
  void unmount(shown);
});
