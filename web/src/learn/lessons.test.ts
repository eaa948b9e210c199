// Every lesson is written in every language, and nothing is written that no lesson shows.
import { expect, it } from 'vitest';
import type { GamePage } from '../games/game';
import { OWN_GAMES } from '../games/registry.svelte';
import { Catalogue } from '../i18n/catalogue';
import { LANGUAGES, source, type Language } from '../i18n/sections';

const pages = import.meta.glob<GamePage>('../games/*/game.ts', { eager: true, import: 'default' });

it.each(OWN_GAMES)('shows all that %s explains', async (game) => {
  const { lessons } = pages[`../games/${game}/game.ts`];
  const shown = lessons.flatMap(({ name, paragraphs, picture }) => [
    `learn-${name}`,
    ...paragraphs.map((paragraph) => `learn-${name}-${paragraph}`),
    ...(picture ? [`learn-${name}-caption`] : []),
  ]);
  expect(new Set(shown).size).toBe(shown.length);
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const { ids } = new Catalogue(language, [await source(language, `${game}/learn`)]);
    const written = ids.filter((id) => id.startsWith('learn-') && !id.includes('-example') && id !== 'learn-intro');
    expect(written).toEqual(shown);
  }
});
