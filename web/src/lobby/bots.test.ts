import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../i18n/sections';
import { texts } from '../i18n/text.svelte';
import { botName, firstBot, forPeople, shortBotName, usualBot } from './bots.svelte';

const LEVELS = ['level1', 'level2', 'level3', 'level4', 'level5', 'level6'];

it('offers levels if there are any, the easiest first', () => {
  expect(forPeople(['random', 'greedy'])).toEqual(['random', 'greedy']);
  expect(forPeople(['random', 'level10', 'level2', 'greedy', 'level1'])).toEqual(['level1', 'level2', 'level10']);
});

it('takes a middling level for whoever does not choose, and the easiest for a first game', () => {
  expect([usualBot(LEVELS), firstBot(LEVELS)]).toEqual(['level3', 'level1']);
  expect([usualBot(['random', 'greedy']), firstBot(['random', 'greedy'])]).toEqual(['greedy', 'greedy']);
});

it.each(Object.keys(LANGUAGES) as Language[])('has a short name for every bot: %s', async (language) => {
  await texts.choose(language);
  for (const bot of ['random', 'greedy', ...LEVELS]) {
    expect(botName(bot).startsWith(shortBotName(bot))).toBe(true);
    expect(shortBotName(bot)).not.toMatch(/[:⟦]/);
  }
  expect(shortBotName('somebody else')).toBe('somebody else');
});
