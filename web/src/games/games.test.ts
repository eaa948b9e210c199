// A game is one folder: nothing else of the page names it.
import { expect, it } from 'vitest';
import { OWN_GAMES } from './registry.svelte';

// The server's description of itself has examples; tests need some game to try things with.
const MAY_NAME_GAMES = /\/api\/openapi\.ts$|\.test\.ts$/;

const files = import.meta.glob<string>(['../**/*.{ts,svelte,css}', '!./*/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('finds the games by their folders', () => {
  expect(OWN_GAMES.toSorted()).toEqual(['marche', 'mercado']);
});

it('names no game outside its folder', () => {
  const names = new RegExp(OWN_GAMES.join('|'), 'i');
  const others = Object.entries(files).filter(([path]) => !MAY_NAME_GAMES.test(path));
  expect(others.length).toBeGreaterThan(80);
  const naming = others.flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line, n) => (names.test(line.normalize('NFD').replace(/\p{M}/gu, '')) ? [`${path}:${n + 1}`] : [])),
  );
  expect(naming).toEqual([]);
});
