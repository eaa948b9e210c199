import { beforeAll, describe, expect, it } from 'vitest';
import type { Analysed, Decided, Parts } from '../api/types';
import { texts } from '../i18n/text.svelte';
import { chance, change, margin, mistakesOf, reasonsFor, rounded, seriesOf, verdict } from './chances';

beforeAll(() => texts.need(['analysis', 'mercado/why'], ['mercado']));

const parts = (luck: number, errors: number, gifts: number): Parts => {
  return { start: 0.5, luck, errors, gifts, result: 0.5 + luck + errors + gifts };
};
const decided = (step: number, seat: number, error: number, mistake = true): Decided => {
  return { step, seat, error, mistake, why: [], lost_lead: 0 } as unknown as Decided;
};

describe('numbers', () => {
  it('are points of a hundred, or fame', () => {
    expect([chance(0.426, false), chance(1.42, true)]).toEqual(['43%', '1.4']);
    expect([change(0.124, false), change(-0.3, false), change(0, false), change(-0.42, true)]).toEqual([
      '+12',
      '−30',
      '0',
      '−0.4',
    ]);
    expect([rounded(0.256, false), rounded(0.25, true)]).toEqual([26, 0.3]);
  });

  it('never seem more certain than they are', () => {
    expect([margin(0.0012, false), margin(0, false), margin(0.21, true)]).toEqual([1, 0, 0.3]);
  });
});

it('lists the worst mistakes first, of a seat or of all', () => {
  const all = [decided(1, 0, 0.1), decided(2, 1, 0.3), decided(3, 0, 0.2), decided(4, 0, 0.9, false)];
  const result = { decisions: all, players: 2, values: [[0.4, 0.6]] } as unknown as Analysed;
  expect(mistakesOf(result, null).map(({ step }) => step)).toEqual([2, 3, 1]);
  expect(mistakesOf(result, 0).map(({ step }) => step)).toEqual([3, 1]);
  expect(seriesOf(result)).toEqual([[0.4], [0.6]]);
});

it.each([
  [parts(0.2, -0.7, 0), [1], 'You lost mainly through your own mistakes.'],
  [parts(-0.4, -0.2, 0.1), [1], 'You lost mainly through bad luck.'],
  [parts(0.4, -0.1, 0.2), [0], 'You won mainly through luck.'],
  [parts(-0.1, -0.1, 0.7), [0], 'You won mainly because the others made mistakes.'],
  [parts(-0.1, -0.1, 0), [0, 1], 'You share first place.'],
])('says what decided the game', (ledger, first, told) => {
  expect(verdict(ledger, 0, first)).toBe(told);
});

describe('reasons', () => {
  const told = (one: Partial<Decided>): string[] =>
    reasonsFor({ ...decided(1, 0, 0.2), ...one }, texts.games.mercado!, ['Ana', 'Rui'], 0, false);

  it('are told in words, with what it comes to at the end', () => {
    const why = [{ name: 'earns', details: { seat: 0, coins: 5, instead: 2 } }];
    expect(told({ why, lost_lead: 3.4 })).toEqual([
      'It brings you 5 coins right away instead of 2.',
      "On average that's 3 coins of a lead at the end.",
    ]);
  });

  it('are admitted to be missing', () => {
    expect(told({})).toEqual(['Nothing shows right away. On average it works out better over the rest of the game.']);
    expect(told({ why: [{ name: 'unheard-of', details: {} }] })).toHaveLength(1);
  });
});
