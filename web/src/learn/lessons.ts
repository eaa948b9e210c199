// What the rules of each game tell, in order; a section may have a picture, made by the engine (web/make_fixtures.py).
import type { AnyChoice, AnyObservation, GameEvent } from '../board/types';
import type { GameName } from '../i18n/rooms';
import { firstBot, forPeople, gameInfo, playerCounts } from '../lobby/bots.svelte';
import { againstBots } from '../lobby/play';

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
    { name: 'solo' },
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

// As few as may play, against easy bots, with everything open that may be, where a guide explains what to do. The person
// begins, so that the guide comes before anything happens.
export async function startGuided(game: GameName): Promise<string> {
  const info = await gameInfo(game);
  const hideable = Object.entries(info.options).filter(([, values]) => values.includes('open'));
  const open = Object.fromEntries(hideable.map(([option]) => [option, 'open']));
  const options = { players: Math.min(...playerCounts(info)), ...open };
  const table = await againstBots(game, firstBot(forPeople(info.bots)), options, 'kept');
  return `/t/${table.code}?guide`;
}
