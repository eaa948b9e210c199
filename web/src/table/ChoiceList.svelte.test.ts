import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Choice } from '../board/types';
import { texts } from '../i18n/text.svelte';
import ChoiceList from './ChoiceList.svelte';
import { TableModel } from './model.svelte';

const preview = { cost: 0, paves: [], discs_home: [], distances: [], after: [] };
const bids = ['bid 0', 'bid 1'].map((move) => ({ move, preview }) as unknown as Choice);
let table: TableModel;
let shown: Record<string, unknown>;

beforeAll(() => texts.need(['table'], ['marche']));
beforeEach(() => {
  table = new TableModel('T1');
  Object.assign(table, { viewer: 0, asked: true, choices: bids });
  shown = mount(ChoiceList, { target: document.body, props: { table, game: 'marche' } });
  document.querySelectorAll<HTMLElement>('li > button')[1].click();
  flushSync();
});
afterEach(() => void unmount(shown));

const open = (): number => document.querySelectorAll('[aria-expanded=true]').length;

it('lets one go on choosing while others bid', () => {
  expect(open()).toBe(1);
  table.happened = { version: 7, events: [] };
  flushSync();
  expect(open()).toBe(1);
});

it('chooses nothing any more once something was played, also after an undo', () => {
  table.choices = [];
  flushSync();
  table.choices = bids;
  flushSync();
  expect(open()).toBe(0);
});
