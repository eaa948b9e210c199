import { mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { texts } from '../../../i18n/text.svelte';
import middle from '../fixtures/middle.json';
import start from '../fixtures/start.json';
import type { MercadoChoice, MercadoObservation } from '../types';
import Reckoning from './Reckoning.svelte';
import Status from './Status.svelte';

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
  Object.assign(choice.preview, { income: [31, 0], profit: -17 });
  Object.assign(choice.preview.earned[0], { customers: 2, times: 9, coins: 23 });
  const shown = mount(Reckoning, {
    target: document.body,
    props: { choice, players: { names: ['Ana', 'Rui'], viewer: 0 } },
  });
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
  const shown = mount(Status, {
    target: document.body,
    props: { observation: { ...observation, phase, coins_in_a_row: 1 } },
  });
  expect(document.body.textContent?.includes('The last round starts when 4 spaces or 4 entrances are left.')).toBe(
    told,
  );
  expect(document.body.textContent?.includes('1 coin taken in a row')).toBe(told);
  void unmount(shown);
});
