// What is heard of what has happened: the events by their kinds, then the end of the game or that it is your turn.
import type { Happened } from '../board/types';
import type { GamePage } from '../games/game';
import type { SoundName } from '../ui/sound.svelte';

interface Now {
  asked: boolean;
  // The seats by place, once the game is over.
  ranking: readonly (readonly number[])[] | undefined;
  // Of the person who listens; several share a screen.
  mine: readonly number[];
}

export function heardOf({ events }: Happened, { sounds }: GamePage, { asked, ranking, mine }: Now): SoundName[] {
  const kinds = events.map(({ event }) => event);
  // A game that says nothing about sounds is heard all the same.
  const heard = sounds ? kinds.flatMap((kind) => sounds[kind] ?? []) : kinds.length ? (['place'] as const) : [];
  if (ranking) return [...heard, lost(ranking, mine) ? 'loss' : 'win'];
  return asked ? [...heard, 'turn'] : [...heard];
}

// Nobody loses who only watches.
function lost(ranking: readonly (readonly number[])[], mine: readonly number[]): boolean {
  return mine.length > 0 && !mine.some((seat) => ranking[0].includes(seat));
}
