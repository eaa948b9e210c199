import { flushSync, mount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import FinalScore from '../games/marche/board/FinalScore.svelte';
import Purse from '../games/mercado/board/Purse.svelte';
import Coin from '../games/mercado/pieces/Coin.svelte';
import type { MarcheObservation } from '../games/marche/types';
import Ladder from '../campaign/Ladder.svelte';
import ScorePlot from '../replay/ScorePlot.svelte';
import type { Language } from './sections';
import { numeral, signed, t, texts, tg } from './text.svelte';

beforeAll(() => texts.need(['replay', 'campaign', 'mercado/challenges'], ['mercado', 'marche']));
afterEach(async () => {
  document.body.replaceChildren();
  await texts.choose('en');
});

const NUMBERS = [12_345, 1234, 7, 0, -0, -1, -12_345];

it.each<[Language, string[]]>([
  ['en', ['12,345', '1,234', '7', '0', '0', '−1', '−12,345']],
  ['fr', ['12\u202f345', '1\u202f234', '7', '0', '0', '−1', '−12\u202f345']],
  ['es', ['12.345', '1234', '7', '0', '0', '−1', '−12.345']],
  ['uk', ['12\u00a0345', '1\u00a0234', '7', '0', '0', '−1', '−12\u00a0345']],
])('writes numbers as in %s, those below 0 with a minus sign', async (language, written) => {
  await texts.choose(language);
  expect(NUMBERS.map((number) => numeral(number))).toEqual(written);
  expect([3, -2, 0, -0].map(signed)).toEqual(['+3', '−2', '±0', '±0']);
  expect(signed(12_345)).toBe(`+${written[0]}`);
});

it.each<[Language, string]>([
  ['en', '−1 point, '],
  ['fr', '−1 point, '],
  ['es', '−1 punto, '],
  ['uk', '−1 очко, '],
])('has a minus sign and the right plural in a sentence in %s', async (language, beginning) => {
  await texts.choose(language);
  const told = tg('mercado', 'market-result', { result: -1, fame: 0 });
  expect(told.slice(0, beginning.length)).toBe(beginning);
  expect(told).not.toMatch(/[-\u2066-\u2069]/); // no hyphen, and no marks for texts from right to left
});

it('keeps what a message says of a number', () => {
  expect(t('page-guest', { number: 1234 })).toBe('Guest 1234');
});

it('says numbers anew in another language', async () => {
  mount(Purse, { target: document.body, props: { seat: 0, money: 12_345 } });
  const shown = (): string | null => document.querySelector('b')!.textContent;
  expect(shown()).toBe('12,345');
  await texts.choose('fr');
  flushSync();
  expect(shown()).toBe('12\u202f345');
});

it('writes them in pictures, tables, ladders and plots', async () => {
  await texts.choose('es');
  mount(Coin, { target: document.body, props: { sum: 12_345 } });
  expect(document.querySelector('text')!.textContent).toBe('12.345');

  const seen = { viewer: 0, players: [{ coins: 20_000 }] } as unknown as MarcheObservation;
  const result = { ranking: [[0]], scores: [-19_990], distances: [[1, 2, 3, 10_000]] } as unknown as NonNullable<
    MarcheObservation['result']
  >;
  mount(FinalScore, { target: document.body, props: { observation: seen, result, names: ['Ana'] } });
  const cells = [...document.querySelectorAll('td')].map(({ textContent }) => textContent.trim());
  expect(cells).toEqual(['1', '2', '3', '10.000', '−20.000', '−19.990']);

  const rules = { challenges: [], ranks: [0, 10_000], most_fame: 20_000, best_move_coins: 1, best_move_fame: 1 };
  mount(Ladder, { target: document.body, props: { game: 'mercado', fame: 3, rank: 0, rules } });
  expect(document.querySelector('ol')!.textContent).toContain('10.000');
  expect(document.querySelector('.bar span')!.textContent).toBe('10.000');

  const props = {
    series: [[0, -20_000]],
    names: ['Ana'],
    levels: [15_000],
    lowestWins: false,
    at: 1,
    turned: 0,
    onstep: () => undefined,
  };
  mount(ScorePlot, { target: document.body, props });
  const axis = [...document.querySelectorAll('.plot text')].map(({ textContent }) => textContent);
  expect(axis).toEqual(expect.arrayContaining(['−20.000', '0', '★ 15.000']));
  expect(document.querySelector('[role=slider]')!.getAttribute('aria-valuetext')).toMatch(/Ana −20\.000$/);
});
