import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import type { Summary } from '../api/client';
import { texts } from '../i18n/text.svelte';
import Announcer from './Announcer.svelte';
import { TableModel } from './model.svelte';

beforeAll(() => texts.need(['table'], ['mercado']));

it('says what happens and whose turn it is, but nothing behind the curtain', () => {
  const table = new TableModel('T1');
  const props = $state({ table, summary: { game: 'mercado' } as Summary, hushed: true });
  table.asked = true;
  const shown = mount(Announcer, { target: document.body, props });
  const said = (): string => document.querySelector('[data-announcer]')?.textContent?.trim() ?? '';
  expect(said()).toBe('');
  props.hushed = false;
  flushSync();
  expect(said()).toBe('Your turn');
  void unmount(shown);
});
