// A guided first game: to begin it, to find it again, and what comes after it.
import { request, session, type Summary } from '../api/client';
import { gameInfo } from '../games/offered.svelte';
import { firstBot, forPeople, playerCounts } from '../lobby/bots.svelte';
import { againstBots } from '../lobby/play';
import { beginGuided, guidedCode } from './progress';

export function guidedAddress(code: string): string {
  return `/t/${code}?guide`;
}

// As few as may play, against easy bots, with everything open that may be, where a guide explains what to do. The
// person begins, so that the guide comes before anything happens.
export async function startGuided(game: string): Promise<string> {
  const info = await gameInfo(game);
  const hideable = info.options.filter(({ values }) => values.includes('open'));
  const open = Object.fromEntries(hideable.map(({ name }) => [name, 'open']));
  const options = { players: Math.min(...playerCounts(info)), ...open };
  const table = await againstBots(game, firstBot(forPeople(info.bots)), options, 'kept');
  beginGuided(game, table.code);
  return guidedAddress(table.code);
}

// The guided game that somebody has left and can continue.
export async function unfinishedGuided(game: string): Promise<string | undefined> {
  const code = guidedCode(game);
  if (!code || !session.person) return undefined;
  try {
    const { status, seats } = await request<Summary>('GET', `/tables/${code}`);
    const mine = seats.some(({ person, resigned }) => person === session.person?.id && !resigned);
    return status === 'running' && mine ? code : undefined;
  } catch {
    return undefined; // it is gone
  }
}

// A game like the one at a table, against the same bots, with other options.
export async function startNext({ game, seats }: Summary, options: Record<string, unknown>): Promise<string> {
  const bot = seats.find(({ kind }) => kind === 'bot')?.bot ?? '';
  return `/t/${(await againstBots(game, bot, { players: seats.length, ...options }, 'drawn')).code}`;
}
