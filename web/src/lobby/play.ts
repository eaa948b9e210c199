// Making tables, joining them, and looking at what there is.
import { request, requestAs, session, type Seating, type Summary, type TableWish } from '../api/client';
import { gameInfo } from '../games/offered.svelte';
import { botsFor, strength } from './bots.svelte';

export type ListName = 'open' | 'running' | 'mine' | 'past' | 'finished';

const OWN: readonly ListName[] = ['mine', 'past'];

// A game that starts at once, with as many as usual, against bots as strong as somebody chose.
export async function playNow(game: string): Promise<Summary> {
  const bot = strength.of(await botsFor(game));
  return againstBots(game, bot, { players: (await gameInfo(game)).usual_players }, 'drawn');
}

export function againstBots(
  game: string,
  bot: string,
  options: { players: number },
  seating: Seating,
): Promise<Summary> {
  const bots = Array.from({ length: options.players - 1 }, () => ({ kind: 'bot' as const, bot }));
  return makeTable({ game, options, seats: [{ kind: 'me' }, ...bots], seating, start: true });
}

export function makeTable(wish: TableWish): Promise<Summary> {
  return requestAs('POST', '/tables', wish);
}

export async function listTables(list: ListName): Promise<Summary[]> {
  if (OWN.includes(list) && !session.token) return []; // somebody new has none
  return (await request<{ tables: Summary[] }>('GET', `/tables?list=${list}`)).tables;
}

// The code in a link or as somebody typed it, small letters too; undefined if there is none.
export function codeIn(typed: string): string | undefined {
  const text = typed.trim();
  const path = /\/t\/([^/?#\s]+)/.exec(text);
  const code = path ? path[1] : /^[\w-]+$/.test(text) ? text : undefined;
  return code?.toUpperCase();
}
