// A guided first game.
import { gameInfo } from '../games/offered.svelte';
import { firstBot, forPeople, playerCounts } from '../lobby/bots.svelte';
import { againstBots } from '../lobby/play';

// As few as may play, against easy bots, with everything open that may be, where a guide explains what to do. The
// person begins, so that the guide comes before anything happens.
export async function startGuided(game: string): Promise<string> {
  const info = await gameInfo(game);
  const hideable = info.options.filter(({ values }) => values.includes('open'));
  const open = Object.fromEntries(hideable.map(({ name }) => [name, 'open']));
  const options = { players: Math.min(...playerCounts(info)), ...open };
  const table = await againstBots(game, firstBot(forPeople(info.bots)), options, 'kept');
  return `/t/${table.code}?guide`;
}
