import { mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { texts } from '../i18n/text.svelte';
import LedgerTable from './LedgerTable.svelte';

beforeAll(() => texts.need(['table'], ['mercado']));

it('lists scores once, by place, with what brought them', () => {
  const ledger = {
    sources: { start: [1, 1], customers: [0, 6], stands: [0, 0], paid: [-4, -2] },
    besides: { given: [3, 0] },
    places: {},
  };
  const props = { game: 'mercado', names: ['Ana', 'Bruno'], scores: [-3, 5], ranking: [[1], [0]], ledger };
  const shown = mount(LedgerTable, { target: document.body, props });
  const texts = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  expect(texts('thead .name')).toEqual(['Bruno', 'Ana']);
  expect(document.querySelector('thead .name')?.getAttribute('title')).toBe('Bruno'); // also where it is cut
  expect(texts('tbody th')).toEqual([
    'Score', // first, so that it is in sight
    'Starting coins',
    'Bringing customers',
    'Paid for stands',
    'Given to others',
  ]);
  expect(texts('.score .visually-hidden')).toEqual(['5', '−3']);
  expect(texts('tr.beside .number')).toEqual(['0', '3']);
  expect(document.querySelectorAll('.less')).toHaveLength(2);
  void unmount(shown);
});
