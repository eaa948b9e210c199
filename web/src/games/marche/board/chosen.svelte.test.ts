import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { texts } from '../../../i18n/text.svelte';
import position from '../fixtures/place.json';
import type { MarcheBoardProps } from '../types';
import MarcheBoard from './MarcheBoard.svelte';

vi.setConfig({ testTimeout: 20_000 }); // a whole table takes jsdom a while on a busy machine

let shown: Record<string, unknown> | undefined;

beforeAll(() => texts.need([], ['marche']));
afterEach(() => shown && void unmount(shown));

// The move was played elsewhere, by typing say; then the others were asked, and then it was taken back.
it('chooses nothing after an undo', () => {
  const props = $state(position as unknown as MarcheBoardProps);
  shown = mount(MarcheBoard, { target: document.body, props });
  flushSync();
  const chosen = (): Element | null => document.querySelector('.bar .button.primary');
  document.querySelector<HTMLElement>('[data-spot="D10"]')!.click();
  flushSync();
  expect(chosen()).not.toBeNull();
  const { choices } = props;
  props.choices = [];
  props.happened = { version: (props.happened?.version ?? 0) + 1, events: [] };
  flushSync();
  props.choices = choices;
  flushSync();
  expect(chosen()).toBeNull();
});
