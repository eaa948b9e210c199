import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { loadGame } from '../games/registry.svelte';
import { texts } from '../i18n/text.svelte';
import GameOptions from './GameOptions.svelte';

beforeAll(() => Promise.all([texts.need(['lobby']), loadGame('marche')]));

it('offers what the server says that a game can be, the usual first', () => {
  const info = {
    name: 'marche',
    title: 'Jour de Marché',
    players: [1, 3, 5],
    usual_players: 3,
    options: [
      { name: 'coins', help: 'Coins in sight', values: ['hidden', 'open'], default: 'open' },
      { name: 'layout', help: 'A market', values: [], default: null },
    ],
    bots: [],
    challenges: [],
    judged: [],
    board: 'own' as const,
  };
  const shown = mount(GameOptions, { target: document.body, props: { info, players: 3, chosen: {} } });
  flushSync();
  const inputs = [...document.querySelectorAll('input')];
  expect(inputs.map(({ value }) => value)).toEqual(['3', '5', 'open', 'hidden', 'drawn', 'own']);
  expect(inputs.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['3', 'open', 'drawn']);
  expect(document.body.textContent).not.toContain('⟦');
  void unmount(shown);
});

it('labels the options of a game from elsewhere by what the server says', () => {
  const options = [{ name: 'long_game', help: 'Two rounds', values: [false, true], default: false }];
  const info = {
    name: 'elsewhere',
    title: '',
    players: [2],
    usual_players: 2,
    options,
    bots: [],
    challenges: [],
    judged: [],
    board: 'text' as const,
  };
  const shown = mount(GameOptions, { target: document.body, props: { info, players: 2, chosen: {} } });
  flushSync();
  expect([...document.querySelectorAll('legend')].at(-1)!.textContent).toBe('long game');
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['2', 'false', 'true']);
  expect(document.body.textContent).not.toContain('⟦');
  void unmount(shown);
});
