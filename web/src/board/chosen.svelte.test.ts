import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { texts } from '../i18n/text.svelte';
import marche from './fixtures/marche-place.json';
import mercado from './fixtures/mercado-middle.json';
import MarcheBoard from './marche/MarcheBoard.svelte';
import MercadoBoard from './mercado/MercadoBoard.svelte';
import type { MarcheBoardProps, MercadoBoardProps } from './types';

vi.setConfig({ testTimeout: 20_000 }); // a whole table takes jsdom a while on a busy machine

let shown: Record<string, unknown> | undefined;

beforeAll(() => texts.need([], ['mercado', 'marche']));
afterEach(() => shown && void unmount(shown));

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)!.click();
  flushSync();
}

// It was played elsewhere, by typing say; then the others were asked, and then it was taken back.
function playAndUndo(props: MercadoBoardProps | MarcheBoardProps): void {
  const { choices } = props;
  props.choices = [];
  props.happened = { version: (props.happened?.version ?? 0) + 1, events: [] };
  flushSync();
  props.choices = choices as never;
  flushSync();
}

it('chooses nothing after an undo in Mercado', () => {
  const props = $state(mercado as unknown as MercadoBoardProps);
  shown = mount(MercadoBoard, { target: document.body, props });
  flushSync();
  const chosen = (): Element | null => document.querySelector('[aria-pressed=true]');
  press('.mine button[aria-pressed=false]');
  expect(chosen()).not.toBeNull();
  playAndUndo(props);
  expect(chosen()).toBeNull();
});

it('chooses nothing after an undo in Jour de Marché', () => {
  const props = $state(marche as unknown as MarcheBoardProps);
  shown = mount(MarcheBoard, { target: document.body, props });
  flushSync();
  const confirm = (): Element | null => document.querySelector('.bar .button.primary');
  press('[data-spot="D10"]');
  expect(confirm()).not.toBeNull();
  playAndUndo(props);
  expect(confirm()).toBeNull();
});
