// Who may be asked to play along. Which bots there are is the server's to say; those with levels are for people.
import type { GameInfo } from '../api/client';
import { gameInfo } from '../games/offered.svelte';
import { t, texts } from '../i18n/text.svelte';

const STORED = 'feira-bot';
const LEVEL = /^level\d+$/;

// How many may sit at a table; who is alone plays the campaign.
export function playerCounts({ players }: GameInfo): number[] {
  return players.filter((count) => count > 1);
}

// The bots that people choose from, the easiest first.
export async function botsFor(game: string): Promise<string[]> {
  return forPeople((await gameInfo(game)).bots);
}

export function forPeople(bots: readonly string[]): string[] {
  const levels = bots.filter((bot) => LEVEL.test(bot)).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return levels.length ? levels : [...bots];
}

// The one for somebody who has not said how strong it should be: of levels the middle one, else the best there is.
export function usualBot(bots: readonly string[]): string {
  const middle = LEVEL.test(bots[0] ?? '') ? Math.floor((bots.length - 1) / 2) : bots.length - 1;
  return bots[middle] ?? '';
}

// The one for a first game.
export function firstBot(bots: readonly string[]): string {
  return LEVEL.test(bots[0] ?? '') ? bots[0] : usualBot(bots);
}

// How strong the bots were that somebody chose last.
class Strength {
  private chosen = $state(stored());

  of(bots: readonly string[]): string {
    return bots.includes(this.chosen) ? this.chosen : usualBot(bots);
  }

  choose(bot: string): void {
    this.chosen = bot;
    try {
      localStorage.setItem(STORED, bot);
    } catch {
      // without storage the choice lasts as long as the page
    }
  }
}

function stored(): string {
  try {
    return localStorage.getItem(STORED) ?? '';
  } catch {
    return '';
  }
}

export const strength = new Strength();

// What a bot is called, and what it does if there is more to say.
export function botName(bot: string): string {
  return texts.page.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

export function shortBotName(bot: string): string {
  return texts.page.attribute(`bot-${bot}`, 'short') ?? bot;
}
