import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import ColourChoice from '../table/ColourChoice.svelte';
import { texts } from '../i18n/text.svelte';
import { colourAt, KEY, seatStyle } from './colours';
import SeatMark from './SeatMark.svelte';

function marks(colours?: number[]): string[] {
  const target = document.createElement('div');
  const context = new Map<symbol, unknown>();
  if (colours) context.set(KEY, () => colours);
  const shown = [0, 1].map((seat) => mount(SeatMark, { target, context, props: { seat } }));
  flushSync();
  const drawn = [...target.querySelectorAll('path')].map((path) => path.outerHTML);
  shown.forEach((one) => void unmount(one));
  return drawn;
}

it('says which colour a seat has, its number where nobody has chosen', () => {
  expect([colourAt(null, 2), colourAt(undefined, 0), colourAt([4, 0], 0), colourAt([4, 0], 1)]).toEqual([2, 0, 4, 0]);
});

it('gives the seats of a view their colours, soft ones too', () => {
  expect(seatStyle([4, 0])).toBe(
    '--seat-0: var(--colour-4);--seat-0-soft: var(--colour-4-soft);' +
      '--seat-1: var(--colour-0);--seat-1-soft: var(--colour-0-soft);',
  );
  expect(seatStyle(null)).toBe('');
});

it('draws mark and colour together', () => {
  expect(marks([1, 0])).toEqual(marks().reverse());
});

it('offers all colours but those of other people', async () => {
  await texts.need(['table']);
  const chosen: number[] = [];
  const shown = mount(ColourChoice, {
    target: document.body,
    props: {
      value: 0,
      taken: { 1: 'Ben' },
      label: 'Colour',
      disabled: false,
      onchoose: (colour: number) => chosen.push(colour),
    },
  });
  flushSync();
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Purple',
    'Green: Ben has it',
    'Blue',
    'Yellow',
    'Red',
  ]);
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
    'false',
    'false',
    'false',
  ]);
  buttons.forEach((button) => button.click());
  expect(chosen).toEqual([2, 3, 4]);
  void unmount(shown);
});
