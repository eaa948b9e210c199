import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { texts } from '../../../i18n/text.svelte';
import middle from '../fixtures/middle.json';
import start from '../fixtures/start.json';
import type { MercadoChoice, MercadoObservation } from '../types';
import Reckoning from './Reckoning.svelte';
import Rim from './Rim.svelte';

const observation = start.observation as unknown as MercadoObservation;
const choices = start.choices as unknown as MercadoChoice[];

beforeAll(() => texts.need([], ['mercado']));

it('names the restaurant that one would find', () => {
  const at = Object.keys(observation.grey)[0];
  const choice = choices.find(({ json }) => json.do === 'open_stand' && json.at === at)!;
  const players = { names: ['Ana', 'Rui'], viewer: choice.json.seat ?? null };
  const shown = mount(Reckoning, { target: document.body, props: { choice, players } });
  expect(document.querySelector('.found')?.textContent).toMatch(new RegExp(`You find an? [a-z ]+ at ${at}\\.`));
  void unmount(shown);
});

// Figures that no rule brings: it draws what it is told.
it('draws the sums that the server tells', () => {
  const choice = structuredClone(
    middle.choices.find(({ move }) => move === 'stand fish D4'),
  ) as unknown as MercadoChoice;
  Object.assign(choice.preview, { income: [31, 4], profit: -17 });
  Object.assign(choice.preview.earned[0], { customers: 2, times: 9, coins: 23 });
  const props = { choice, players: { names: ['Ana', 'Rui'], viewer: 0 } };
  const alone = mount(Reckoning, { target: document.body, props });
  expect(document.querySelector('.who')).toBeNull(); // the income is said once
  void unmount(alone);
  const theirs = { ...choice.preview.earned[0], seat: 1, at: 'D5' };
  choice.preview.earned = [...choice.preview.earned, theirs];
  const shown = mount(Reckoning, { target: document.body, props });
  const text = (selector: string): string => document.querySelector(selector)!.textContent!.replace(/\s+/g, ' ').trim();
  expect(text('.sum')).toBe('D4 ← right 4 · 2 × 9 = 23');
  expect(text('.who b')).toBe('+31');
  expect(text('.profit.loss dd')).toBe('−17');
  void unmount(shown);
});

it.each([
  ['main', true],
  ['over', false],
])('says what may bring the end in the phase %s: %s', (phase, told) => {
  const shown = mount(Rim, {
    target: document.body,
    props: { observation: { ...observation, phase, coins_in_a_row: 1 } },
  });
  const labels = [...document.querySelectorAll('.count')].map((count) => count.getAttribute('aria-label'));
  const ends = 'The last round starts when 4 spaces or 4 entrances are left.';
  expect(labels.filter((label) => label?.includes(ends))).toHaveLength(told ? 3 : 0);
  expect(labels.at(-1)).toContain('1 coin taken in a row');
  document.querySelector<HTMLElement>('.spaces')!.click();
  flushSync();
  expect(document.querySelector('[role=status]')?.textContent).toBe(labels[0]);
  void unmount(shown);
});
