import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { texts } from '../i18n/text.svelte';
import GameOptions from './GameOptions.svelte';

beforeAll(() => texts.need(['lobby']));

it('offers what the server says that a game can be, the usual first', () => {
  const info = {
    name: 'marche',
    players: [1, 3, 5],
    usual_players: 3,
    options: { coins: ['open', 'hidden'], layout: [] },
    bots: [],
    challenges: [],
  };
  const shown = mount(GameOptions, { target: document.body, props: { info, players: 3, chosen: {} } });
  flushSync();
  const inputs = [...document.querySelectorAll('input')];
  expect(inputs.map(({ value }) => value)).toEqual(['3', '5', 'open', 'hidden']);
  expect(inputs.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['3', 'open']);
  expect(document.body.textContent).not.toContain('⟦');
  void unmount(shown);
});
