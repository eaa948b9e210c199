import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { texts } from '../i18n/text.svelte';
import type { LookBack } from './lookback.svelte';
import LookingBack from './LookingBack.svelte';
import { TableModel } from './model.svelte';

beforeAll(() => texts.need(['table', 'replay'], ['mercado']));

it.each([
  [false, 2, 3, 'Since your last move', 'The board after your last move'],
  [true, 2, 2, 'How the game went', 'Before the first move'],
  [true, 2, 3, 'How the game went', 'The board before the last 2 moves; earlier ones aren’t shown.'],
])('says what it shows (closed: %s, %i of %i moves)', (closed, moves, all, label, told) => {
  const table = new TableModel('T1');
  table.entries = Array.from({ length: all }, (_, n) => ({ version: n, at: n, kind: 'moved', seat: 0, events: [] }));
  const step = { seat: null, events: [], text: null };
  const steps = Array.from({ length: moves + 1 }, () => step);
  const player = { playing: false, pause: () => undefined };
  const lookBack = { at: 0, step, steps, player } as unknown as LookBack;
  Element.prototype.scrollIntoView = () => undefined; // jsdom has none
  const shown = mount(LookingBack, { target: document.body, props: { table, lookBack, game: 'mercado', closed } });
  flushSync();
  expect(document.querySelector('section')!.getAttribute('aria-label')).toBe(label);
  expect(document.querySelector('[role=status]')!.textContent).toContain(told);
  void unmount(shown);
});
