import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { loadGame } from '../games/registry.svelte';
import position from '../games/marche/fixtures/place.json';
import { texts } from '../i18n/text.svelte';
import Board from './Board.svelte';
import { Pointed } from './pointed.svelte';
import type { BoardProps } from './types';

vi.setConfig({ testTimeout: 20_000 }); // a whole table takes jsdom a while on a busy machine

const pointed = new Pointed();
vi.mock('./pointed.svelte', async (original) => ({ ...(await original<object>()), usePointed: () => pointed }));

it('marks places also when what they brought is known before the board is there', async () => {
  await Promise.all([texts.need([], ['marche']), loadGame('marche')]);
  pointed.heat = { D10: 3 };
  const shown = mount(Board, { target: document.body, props: position as unknown as BoardProps });
  flushSync();
  expect(document.querySelector('[data-spot]')).toBeNull();
  await vi.waitFor(() => expect(document.querySelector('[data-spot="D10"]')).not.toBeNull(), 15_000);
  flushSync();
  expect(document.querySelector<HTMLElement>('[data-spot="D10"]')!.dataset.heat).toBe('3');
  pointed.heat = {};
  flushSync();
  expect(document.querySelector('[data-heat]')).toBeNull();
  void unmount(shown);
});
