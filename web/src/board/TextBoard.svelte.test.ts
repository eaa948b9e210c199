import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { gamePage, isLoaded, loadGame } from '../games/registry.svelte';
import { tgOr, texts } from '../i18n/text.svelte';
import { textGame } from './text_game';
import TextBoard from './TextBoard.svelte';

const TEXTS = 'title = Orchard\nname-apple = apples\nword-draw = pick\nrules =\n    One.\n\n    Two.\n';
const observation = { game: 'orchard', viewer: 0, to_act: [0], phase: 'turn' };
const choices = [
  { move: 'draw', json: { do: 'draw' }, preview: null },
  { move: 'save', json: { do: 'save' }, preview: null },
];

let shown: Record<string, unknown> | undefined;

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => new Response(TEXTS));
  await Promise.all([texts.need(['table']), loadGame('orchard')]);
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

it('is the board of a game that this page was not built with, in the words that the server sends', () => {
  expect(isLoaded('orchard')).toBe(true);
  expect(gamePage('orchard')).toBe(textGame);
  expect(tgOr('', 'orchard', 'title')).toBe('Orchard');
});

it('shows the text and a button for each move', () => {
  const onmove = vi.fn();
  shown = mount(TextBoard, {
    target: document.body,
    props: { observation, text: '+--+\n|  |', names: [], choices, onmove },
  });
  flushSync();
  expect(document.querySelector('pre')!.textContent).toBe('+--+\n|  |');
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent.trim())).toEqual(['pick', 'save']);
  buttons[1].click();
  expect(onmove).toHaveBeenCalledExactlyOnceWith('save');
});

it('has nothing to choose in a replay', () => {
  const props = { observation, text: '+--+', names: [], choices, readonly: true };
  shown = mount(TextBoard, { target: document.body, props });
  flushSync();
  expect(document.querySelector('pre')!.textContent).toBe('+--+');
  expect(document.querySelector('button')).toBeNull();
});
