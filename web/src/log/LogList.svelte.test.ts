import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadGame } from '../games/registry.svelte';
import { Sentences } from '../i18n/sentences';
import { texts } from '../i18n/text.svelte';
import type { LogEntry } from './entry';
import type { Outcome } from '../table/standing';
import LogList from './LogList.svelte';

const NAMES = ['Ana', 'Bruno'];
const ENTRIES = [
  { key: 3, seat: 0, events: [{ event: 'StandOpened', seat: 0, good: 'fish', at: 'C3' }, paid(1)] },
  { key: 4, seat: 1, events: [{ event: 'CustomersBrought', seat: 1, customers: 2, goods: ['fish'], at: 'left-3' }] },
];
let shown: Record<string, unknown> | undefined;

function paid(coins: number): { event: string; seat: number; coins: number } {
  return { event: 'Paid', seat: 0, coins };
}

async function show(
  game: string,
  entries: readonly LogEntry[] = ENTRIES,
  outcome: Outcome | null = null,
): Promise<HTMLElement[]> {
  await loadGame(game);
  const sentences = new Sentences(texts.games[game]!, NAMES);
  const props = { title: 'Log', game, entries, sentences, reader: 0, mine: [0], names: NAMES, outcome };
  shown = mount(LogList, { target: document.body, props });
  await vi.waitFor(() => expect(document.querySelector('li')).not.toBeNull(), 20_000);
  return [...document.querySelectorAll('li')];
}

beforeAll(() => texts.need(['table']));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

it('shows signs to the eye and sentences to a screen reader, or to all who press', async () => {
  const [own] = await show('mercado');
  const line = (): Element | null => own.querySelector('.line');
  expect(line()?.getAttribute('aria-hidden')).toBe('true');
  expect(line()?.textContent.replace(/\s+/g, ' ')).toContain('→C3−1');
  expect(line()?.querySelector('svg')).not.toBeNull();
  const told = own.querySelector('.visually-hidden');
  expect(told?.textContent).toBe('You open a fish stand at C3. It costs 1 coin.');
  own.querySelector('button')!.click();
  flushSync();
  expect(own.querySelector('button')?.getAttribute('aria-expanded')).toBe('true');
  expect(line()).toBeNull();
  expect(own.querySelector('.visually-hidden')).toBeNull();
  expect(own.textContent).toContain('You open a fish stand at C3.');
});

it('is one stop of the Tab key, with arrow keys inside', async () => {
  const entries = [...ENTRIES, { key: 5, seat: 0, events: [{ event: 'CoinTaken', seat: 0, coins: 1 }] }];
  const buttons = (await show('mercado', entries)).map((li) => li.querySelector('button')!);
  const stops = (): number[] => buttons.flatMap((button, n) => (button.tabIndex === 0 ? [n] : []));
  expect(stops()).toEqual([2]); // the newest
  expect(document.querySelector('.box')!.hasAttribute('tabindex')).toBe(false);
  buttons[2].focus();
  for (const [key, there] of [
    ['ArrowUp', 1],
    ['Home', 0],
    ['ArrowUp', 0],
    ['ArrowDown', 1],
    ['End', 2],
    ['ArrowDown', 2],
    ['Home', 0],
  ] as const) {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
    expect([key, document.activeElement, stops()]).toEqual([key, buttons[there], [there]]);
  }
});

it('counts the tiles that went back', async () => {
  const swapped = { event: 'DisplayRedrawn', seat: 0, returned: 'meat', drew: ['grape', 'fish'] };
  const [entry] = await show('mercado', [{ key: 1, seat: 0, events: [swapped] }]);
  expect(entry.querySelector('.line')?.textContent.replace(/\s+/g, ' ')).toContain('2 ×');
});

it('leads to the own turn', async () => {
  const [own] = await show('mercado');
  const [back, on] = [...document.querySelectorAll<HTMLButtonElement>('.head button')];
  expect([back.ariaLabel ?? back.getAttribute('aria-label'), on.disabled]).toEqual(['My previous turn', true]);
  back.click();
  flushSync();
  expect(document.activeElement).toBe(own.querySelector('button'));
  expect(back.disabled).toBe(true);
});

it('has plain sentences for a game that has no signs', async () => {
  vi.stubGlobal('fetch', async () => new Response('event-coin-taken = { $player } takes { $coins }.\n'));
  const [entry] = await show('orchard', [{ key: 1, seat: 1, events: [{ event: 'CoinTaken', seat: 1, coins: 2 }] }]);
  expect(entry.querySelector('.line')?.textContent.trim()).toBe('Bruno takes 2.');
});

it('ends with the place and score of every player', async () => {
  const shown = await show('mercado', ENTRIES, { scores: [12, 30], ranking: [[1], [0]] });
  expect(shown.slice(-2).map((line) => line.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    '1st place Bruno 30',
    '2nd place Ana 12',
  ]);
});
