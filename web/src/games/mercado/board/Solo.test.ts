import { mount, unmount, type ComponentProps } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { texts } from '../../../i18n/text.svelte';
import fixture from '../fixtures/solo.json';
import type { MercadoObservation } from '../types';
import Solo from './Solo.svelte';

const solo = (fixture.observation as unknown as MercadoObservation).solo!;

beforeAll(() => texts.need([], ['mercado']));

function show(judged: Partial<ComponentProps<typeof Solo>['solo']>): () => void {
  const shown = mount(Solo, { target: document.body, props: { solo: { ...solo, ...judged }, challenge: 5 } });
  return () => void unmount(shown);
}

it.each([
  { fame: 2, fours_missing: 0, told: false },
  { fame: 0, fours_missing: 1, told: true },
])('shows $fame fame where $fours_missing tiles with four customers are missing', ({ told, ...judged }) => {
  const clear = show({ ...judged, result: solo.thresholds[1] });
  expect(document.querySelectorAll('.won')).toHaveLength(judged.fame);
  expect(document.body.textContent?.includes('You need 1 more tile with 4 customers to earn fame.')).toBe(told);
  clear();
});

it.each([true, false])('tells of a specialty where only one good pays: %s', (one_good_pays) => {
  const clear = show({ one_good_pays, specialty: null });
  expect(document.body.textContent?.includes('Specialty: not named yet')).toBe(one_good_pays);
  clear();
});

it('shows the result against the three thresholds, and a best move once there was one', () => {
  let clear = show({ thresholds: [81, 92, 103], result: 95, fame: 2, best_move: false });
  expect([...document.querySelectorAll('.threshold span')].map((one) => one.textContent)).toEqual(['81', '92', '103']);
  expect(document.querySelector('header strong')?.textContent).toContain('95');
  expect(document.querySelector('.best')).toBeNull();
  clear();
  clear = show({ best_move: true });
  expect(document.querySelector('.best')?.textContent).toBe('Best Move earned!');
  clear();
});
