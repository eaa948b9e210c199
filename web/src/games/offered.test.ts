import { expect, it, vi } from 'vitest';
import { offered } from './offered.svelte';
import { OWN_GAMES } from './registry.svelte';

it("lists the games in the server's order, and those with a folder until it answers", async () => {
  const answers = [
    () => Promise.reject(new TypeError('no connection')),
    () => Promise.resolve(Response.json(['third', ...OWN_GAMES.toReversed()].map((name) => ({ name })))),
  ];
  vi.stubGlobal('fetch', () => answers.shift()!());
  await offered.ready();
  expect(offered.names).toEqual(OWN_GAMES);
  await offered.ready(); // asks again, since the first request failed
  expect(offered.names).toEqual(['third', ...OWN_GAMES.toReversed()]);
});
