import { beforeAll, expect, it } from 'vitest';
import { texts } from '../i18n/text.svelte';
import { problemText } from './problems';

beforeAll(() => texts.need([], ['marche']));

it('tells why a typed move can be none if the game says so, and else how such a move is written', () => {
  const message = 'J4.1: a bid of 99 is more than the 15 coins that anybody can have';
  const problem = { code: 'no-move', message, reason: 'too-many-coins', details: { bid: 99, coins: 15 } };
  expect(problemText(problem, 'marche', [], 0, 'bid 99')).toContain('nobody ever has more than 15 coins');
  expect(problemText({ code: 'no-move', message: '' }, 'marche', [], 0, 'bid many')).toContain('bid COINS');
  expect(problemText({ code: 'no-move', message: '' }, 'marche', [], 0, 'sell all')).toBe(
    "“sell all” isn't a move in this game.",
  );
});
