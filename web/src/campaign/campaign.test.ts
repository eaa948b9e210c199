import { expect, it } from 'vitest';
import { texts } from '../i18n/text.svelte';
import { ruleOf, stateOf, toNextRank, type Run } from './campaign';

const run: Run = {
  started: '2026-03-01',
  results: [{ challenge: 1, result: 91, fame: 2, best_move: false }],
  fame: 2,
  rank: 0,
  next_challenge: 2,
};

it('says where a challenge stands in the campaign', () => {
  expect([1, 2, 3].map((number) => stateOf(number, run))).toEqual(['done', 'next', 'later']);
  expect(stateOf(1, null)).toBe('free');
});

it('counts the fame that is missing for the next rank', () => {
  const ranks = [0, 6, 11, 15, 20, 28];
  expect([0, 5, 6, 19, 28, 29].map((fame) => toNextRank(fame, ranks))).toEqual([6, 1, 5, 1, null, null]);
});

it('puts the numbers of a challenge into its text', async () => {
  await texts.need([], ['mercado']);
  const challenge = { number: 4, name: 'third_wheel', thresholds: [1, 2, 3], numbers: { coins: 7 } };
  expect(ruleOf('mercado', challenge)).toContain('You start with 7 coins.');
});
