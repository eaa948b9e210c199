// The games: those with a folder here have a board of their own, all others are played on a board of text.
import { untrack } from 'svelte';
import { textGame } from '../board/text_game';
import { texts } from '../i18n/text.svelte';
import type { GamePage } from './game';

const modules = import.meta.glob<GamePage>('./*/game.ts', { import: 'default' });
let loaded = $state.raw<Partial<Record<string, GamePage>>>({});

// The games with a folder here. The server knows in which order they are offered: see offered.svelte.ts.
export const OWN_GAMES: readonly string[] = Object.keys(modules).map((path) => path.split('/')[1]);

// Fetch what a game is shown with: its part of the page and its words.
export async function loadGame(name: string): Promise<GamePage> {
  const here = untrack(() => loaded[name]);
  const [page] = await Promise.all([here ?? modules[`./${name}/game.ts`]?.() ?? textGame, texts.need([], [name])]);
  if (!here) loaded = { ...loaded, [name]: page };
  return page;
}

export function loadGames(names: readonly string[] = OWN_GAMES): Promise<GamePage[]> {
  return Promise.all(names.map(loadGame));
}

// Whether all of that is here.
export function isLoaded(name: string): boolean {
  return name in loaded && texts.knows(name);
}

// A game's part of the page; that of a game on a board of text until it is here.
export function gamePage(name: string): GamePage {
  return loaded[name] ?? textGame;
}
