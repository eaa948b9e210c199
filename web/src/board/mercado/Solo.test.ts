import { mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { texts } from '../../i18n/text.svelte';
import fixture from '../fixtures/mercado-solo.json';
import type { MercadoObservation } from '../types';
import Solo from './Solo.svelte';

const solo = (fixture.observation as unknown as MercadoObservation).solo!;

beforeAll(() => texts.need([], ['mercado']));

it.each([
  { fame: 2, fours_missing: 0, told: false },
  { fame: 0, fours_missing: 1, told: true },
])('shows $fame fame where $fours_missing tiles with four customers are missing', ({ told, ...judged }) => {
  const result = solo.thresholds[1];
  const shown = mount(Solo, { target: document.body, props: { solo: { ...solo, ...judged, result }, challenge: 5 } });
  expect(document.querySelectorAll('.won')).toHaveLength(judged.fame);
  expect(document.body.textContent?.includes('Fame needs 1 more tile with 4 customers.')).toBe(told);
  void unmount(shown);
});
