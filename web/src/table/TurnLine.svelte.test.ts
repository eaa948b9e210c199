import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Summary } from '../api/client';
import { texts } from '../i18n/text.svelte';
import { TableModel } from './model.svelte';
import TurnLine from './TurnLine.svelte';

beforeAll(() => texts.need(['table']));
afterEach(() => void vi.useRealTimers());

it('never shows more time than there is', () => {
  vi.useFakeTimers();
  const seats = [{ to_act: true, time: 60_000 }];
  const summary = { status: 'running', deadline: null, seats } as Summary;
  const props = $state({ table: new TableModel('T1'), summary });
  const shown = mount(TurnLine, { target: document.body, props });
  flushSync();
  vi.advanceTimersByTime(3000); // a bot thinks
  props.table.deadline = Date.now() + 60_000;
  flushSync();
  const clock = document.querySelector('.clock');
  expect(clock?.textContent).toBe('1:00');
  props.table.deadline = Date.now() + 90_000; // behind a curtain, which may take half a minute more
  flushSync();
  expect(clock?.textContent).toBe('1:00');
  void unmount(shown);
});
