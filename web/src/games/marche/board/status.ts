// What the viewer has to do and how, or whom everybody waits for.
import { people } from '../../../i18n/text.svelte';
import type { MarcheObservation } from '../types';
import type { Options } from './position';
import { say } from './words';

export function statusOf(seen: MarcheObservation, names: readonly string[], options: Options): string {
  if (seen.result) return wonBy(seen, names, seen.result.ranking[0]);
  const tile = seen.tile ?? 'flea';
  if (options.bids.length) return say('todo-bids');
  if (options.pass) return say('todo-pass');
  if (options.beside) return say('todo-beside', { tile });
  if (options.spaces.size && seen.phase === 'place') return say('todo-place', { tile });
  if (!seen.to_act.length) return say('over-stopped');
  const player = people(seen.to_act.map((seat) => names[seat]));
  const you = seen.viewer !== null && seen.to_act.includes(seen.viewer) ? 'yes' : 'no'; // in the past
  if (seen.phase === 'bids') return say('wait-bids', { player, you });
  if (seen.phase === 'place') return say('wait-place', { player, you, tile });
  return say('wait-turn', { player, you });
}

// What the bar says while nothing is chosen or pointed at; of what can be done, only what the title doesn't say.
export function promptOf(
  seen: MarcheObservation,
  names: readonly string[],
  options: Options,
  curious: boolean,
): { title: string | null; lines: string[] } {
  const acts = options.spaces.size > 0 || options.draw !== null;
  if (acts && seen.phase !== 'place') return { title: null, lines: [say(hintOf(options))] };
  const hint = options.spaces.size ? ['hint-spaces'] : curious && !options.pass && !options.beside ? ['hint-look'] : [];
  return { title: statusOf(seen, names, options), lines: hint.map((id) => say(id)) };
}

function hintOf(options: Options): string {
  if (!options.spaces.size) return 'todo-draw';
  return options.draw ? 'hint-turn' : 'hint-reserve';
}

function wonBy(seen: MarcheObservation, names: readonly string[], first: readonly number[]): string {
  if (first.length === 1 && first[0] === seen.viewer) return say('over-won');
  return say('over-winner', { player: people(first.map((seat) => names[seat])), winners: first.length });
}
