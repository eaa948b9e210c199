import { expect, it } from 'vitest';
import { standing } from './standing';

const outcome = { scores: [12, 20, 12, 9], ranking: [[1], [0, 2], [3]] };

it('compares the winner with the second, and the others with the winner', () => {
  expect(standing(outcome, 1)).toEqual({ place: 1, players: 4, margin: 8, other: 0 });
  expect(standing(outcome, 2)).toEqual({ place: 2, players: 4, margin: 8, other: 1 });
  expect(standing(outcome, 3)).toEqual({ place: 4, players: 4, margin: 11, other: 1 });
});

it('says nothing to spectators, after a tie of all, or to who played alone', () => {
  expect(standing(outcome, null)).toBeNull();
  expect(standing({ scores: [7, 7], ranking: [[0, 1]] }, 0)).toBeNull();
  expect(standing({ scores: [40], ranking: [[0]] }, 0)).toBeNull();
});
