import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../../../i18n/text.svelte';
import start from '../fixtures/start.json';
import type { MarcheObservation } from '../types';
import type { Layout } from './layout';
import LayoutEditor from './LayoutEditor.svelte';
import type { Asked } from './sample';

const seen = start.observation as MarcheObservation;
const market = { boards: seen.boards };
const same = (layout?: Layout): boolean => JSON.stringify(layout) === JSON.stringify(market);

// Stands for the server: it knows of one market that fits.
const ask = vi.fn(async ({ layout }: { layout?: Layout }): Promise<Asked> => {
  return !layout || same(layout) ? { seen } : { problem: 'too far apart' };
});
const changes: (Layout | null)[] = [];
let shown: Record<string, unknown>;

async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
}

function boards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.board')];
}

function key(on: HTMLElement, name: string): void {
  on.focus();
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
}

beforeAll(() => texts.need([], ['marche']));
beforeEach(async () => {
  vi.useFakeTimers();
  const onchange = (layout: Layout | null) => changes.push(layout);
  const options = { players: 3, variant: 'areas' };
  shown = mount(LayoutEditor, { target: document.body, props: { options, ask, onchange } });
  flushSync();
  await settled();
});
afterEach(() => {
  void unmount(shown);
  vi.useRealTimers();
  ask.mockClear();
  changes.length = 0;
});

describe('laying out a market', () => {
  it('begins with one that fits', () => {
    expect(boards()).toHaveLength(seen.boards.length);
    expect(changes.at(-1)).toEqual(market);
    expect(document.querySelector('.answer.fits')?.textContent).toContain('can play on this market');
  });

  it('tells what the server says of every change, and gives nothing that does not fit', async () => {
    key(boards()[0], 'ArrowLeft');
    expect(changes.at(-1)).toBeNull();
    await settled();
    expect(document.querySelector('.answer.wrong')?.textContent).toContain('too far apart');
    expect(changes.at(-1)).toBeNull();
    key(boards()[0], 'ArrowRight');
    await settled();
    expect(changes.at(-1)).toEqual(market);
  });

  it('forgets what was wrong when all is cleared', async () => {
    key(boards()[0], 'ArrowLeft');
    await settled();
    document.querySelector<HTMLElement>('.tools .button.quiet')!.click();
    await settled();
    expect(boards()).toEqual([]);
    expect(document.querySelector('.answer')?.textContent).not.toContain('too far apart');
  });

  it('keeps the keyboard when a board is taken away and laid down again', async () => {
    boards()[0].focus();
    flushSync();
    const name = document.querySelector('legend')!.textContent!.replace(/Board (.+) \(marker \d\)/, '$1');
    const remove = document.querySelector<HTMLElement>('fieldset .button:last-child')!;
    expect(remove.textContent).toContain('Remove');
    remove.focus();
    remove.click();
    await settled();
    expect((document.activeElement as HTMLElement).dataset.board).toBe(name);
    (document.activeElement as HTMLElement).click();
    await settled();
    expect(document.activeElement).toBe(document.querySelector('fieldset .button'));
    expect(boards()).toHaveLength(seen.boards.length);
  });

  it('asks once for several changes in a row', async () => {
    ask.mockClear();
    for (const name of ['ArrowDown', 'ArrowDown', 'r']) key(boards()[1], name);
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    const turns = ask.mock.calls[0][0].layout!.boards[1].turns;
    expect(turns).toBe((seen.boards[1].turns + 1) % 4);
  });

  it('takes boards away and adds others', async () => {
    key(boards()[0], 'Delete');
    expect(boards()).toHaveLength(seen.boards.length - 1);
    await settled();
    expect(document.activeElement).toBe(boards()[0]);
    document.querySelector<HTMLElement>('.spare')!.click();
    flushSync();
    expect(boards()).toHaveLength(seen.boards.length);
    await settled();
    expect(ask.mock.lastCall![0].layout!.boards).toHaveLength(seen.boards.length);
  });

  it('sends trucks only when all four are parked', async () => {
    document.querySelectorAll<HTMLInputElement>('input[type="radio"]')[1].click();
    flushSync();
    const lists = [...document.querySelectorAll<HTMLSelectElement>('.good select')];
    for (const [n, list] of lists.entries()) {
      expect(ask.mock.lastCall![0].layout?.trucks).toBeUndefined();
      list.value = list.options[n + 1].value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
      flushSync();
      await settled();
    }
    expect(Object.keys(ask.mock.lastCall![0].layout!.trucks!).sort()).toEqual(['cheese', 'fish', 'ice_cream', 'soda']);
  });
});
