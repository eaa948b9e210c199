import { expect, it } from 'vitest';

import type { GameInfo } from '../api/client';
import { isJudged } from './judged';

const INFO: GameInfo = {
  name: 'fair',
  title: 'The Fair',
  players: [1, 2, 3],
  usual_players: 2,
  options: [{ name: 'variant', help: '', values: ['areas', 'classic'], default: 'areas' }],
  bots: [],
  challenges: [],
  judged: [
    { players: 2, variant: 'areas' },
    { players: 3, variant: 'classic' },
  ],
  board: 'text',
};

it.each([
  [{ players: 2 }, true],
  [{ players: 2, variant: 'classic' }, false],
  [{ players: 3, variant: 'classic', market: null }, true],
  [{ players: 3 }, false],
])('compares all options that decide, with their usual values (%j)', (options, judged) => {
  expect(isJudged(INFO, options)).toBe(judged);
});

it('judges nothing of a game that is not known yet', () => {
  expect(isJudged(undefined, { players: 2 })).toBe(false);
});
