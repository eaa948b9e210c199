// What an analysis says of a game: its part of the page, its words and its reasons.
import { loadGame } from '../games/registry.svelte';
import { texts } from '../i18n/text.svelte';

export async function loadWords(game: string): Promise<void> {
  await Promise.all([loadGame(game), texts.need([`${game}/why`])]);
}
