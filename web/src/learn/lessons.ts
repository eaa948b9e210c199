// What the rules of each game tell, in order; a section may have a picture, made by the engine (web/make_fixtures.py).
import { request, type GameInfo, type Summary } from '../api/client';
import type { AnyChoice, AnyObservation, GameEvent } from '../board/types';
import type { GameName } from '../i18n/rooms';
import { makeTable } from '../lobby/play';

export interface Section {
  name: string;
  picture?: string;
}

export const SECTIONS: Record<GameName, readonly Section[]> = {
  mercado: [
    { name: 'market', picture: 'mercado-market' },
    { name: 'turn' },
    { name: 'stand', picture: 'mercado-stand' },
    { name: 'customers', picture: 'mercado-customers' },
    { name: 'restaurant', picture: 'mercado-restaurant' },
    { name: 'end', picture: 'mercado-end' },
    { name: 'tips' },
  ],
  marche: [
    { name: 'market', picture: 'marche-market' },
    { name: 'reserve', picture: 'marche-reserve' },
    { name: 'draw' },
    { name: 'auction', picture: 'marche-auction' },
    { name: 'paths', picture: 'marche-place' },
    { name: 'score', picture: 'marche-score' },
    { name: 'classic', picture: 'marche-classic' },
    { name: 'tips' },
  ],
};

// A position, with the choices that the section speaks of and what has just happened.
export interface Picture<Observation = AnyObservation, C = AnyChoice> {
  game: GameName;
  names: string[];
  observation: Observation;
  choices: C[];
  events: GameEvent[];
}

const pictures = import.meta.glob<Picture>('./pictures/*.json', { import: 'default' });

export function loadPicture(name: string): Promise<Picture> {
  return pictures[`./pictures/${name}.json`]();
}

// From the one to play a first game against on: which of them there are is the server's to say.
const FIRST_BOTS = ['easy', 'novice', 'greedy'];

// A game for two against an easy bot, with everything open that may be, where a guide explains what to do.
export async function startGuided(game: GameName): Promise<string> {
  const info = (await request<GameInfo[]>('GET', '/games')).find(({ name }) => name === game);
  const bot = FIRST_BOTS.find((name) => info?.bots.includes(name)) ?? info?.bots[0] ?? 'greedy';
  const open = game === 'mercado' ? { money: 'open' } : { coins: 'open' };
  const table: Summary = await makeTable({
    game,
    options: { players: 2, ...open },
    seats: [{ kind: 'me' }, { kind: 'bot', bot }],
    start: true,
  });
  return `/t/${table.code}?guide`;
}
