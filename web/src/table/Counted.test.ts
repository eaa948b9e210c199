import { mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../i18n/sections';
import { texts } from '../i18n/text.svelte';
import Counted from './Counted.svelte';

const NAMES = ['Ana', 'Rui', 'Zoé'];

beforeAll(() => texts.need([], []));

function told(takebacks: number[] | null, names = NAMES): string[] {
  const shown = mount(Counted, { target: document.body, props: { what: 'takebacks', counts: takebacks, names } });
  const lines = [...document.querySelectorAll('p')].map((line) => line.textContent!);
  void unmount(shown);
  return lines;
}

it('says who took back how many moves after a reveal', () => {
  expect(told([3, 0, 1])).toEqual([
    'Ana undid 3 moves after seeing what was drawn or turned over.',
    'Zoé undid 1 move after seeing what was drawn or turned over.',
  ]);
  expect(told([0, 0, 0])).toEqual([]);
  expect(told(null)).toEqual([]);
});

it('calls players without a name by their colours', () => {
  expect(told([0, 2], ['', ''])).toEqual(['Green undid 2 moves after seeing what was drawn or turned over.']);
  expect(told([1], [])).toEqual(['Purple undid 1 move after seeing what was drawn or turned over.']);
});

it('has words for it in every language', async () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await texts.choose(language);
    expect(told([1, 2, 5]).join()).toMatch(/Ana.*1.*Rui.*2.*Zoé.*5/);
  }
  await texts.choose('en');
});
