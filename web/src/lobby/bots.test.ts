import { expect, it } from 'vitest';
import { firstBot, forPeople, usualBot } from './bots.svelte';

const LEVELS = ['level1', 'level2', 'level3', 'level4', 'level5', 'level6'];

it('offers levels if there are any, the easiest first', () => {
  expect(forPeople(['random', 'greedy'])).toEqual(['random', 'greedy']);
  expect(forPeople(['random', 'level10', 'level2', 'greedy', 'level1'])).toEqual(['level1', 'level2', 'level10']);
});

it('takes a middling level for whoever does not choose, and the easiest for a first game', () => {
  expect([usualBot(LEVELS), firstBot(LEVELS)]).toEqual(['level3', 'level1']);
  expect([usualBot(['random', 'greedy']), firstBot(['random', 'greedy'])]).toEqual(['greedy', 'greedy']);
});
