import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import place from '../games/marche/fixtures/place.json';
import start from '../games/marche/fixtures/start.json';
import { texts } from '../i18n/text.svelte';
import { router } from '../router.svelte';
import { SPEEDS } from './player.svelte';
import ReplayView from './ReplayView.svelte';

// The set-up, a turn, an auction, the stall of who has won it.
const POSITIONS = [start, { ...start, happened: { events: [] } }, place, { ...place, happened: { events: [] } }];

let shown: Record<string, unknown>;
const params = {
  get params() {
    return router.at.params;
  },
};
const find = (selector: string): Element | null => document.querySelector(selector);

beforeAll(() => texts.need(['replay', 'table'], ['marche']));
beforeEach(async () => {
  const steps = POSITIONS.map(({ observation, happened }, n) => {
    const seen = { ...observation, viewer: null };
    return { n, seat: null, text: null, events: n ? happened.events : [], observation: seen, scores: [0, 0, 0, 0] };
  });
  const replay = {
    code: 'K7',
    game: 'marche',
    names: place.names,
    brought: true,
    mine: [2],
    takebacks: [0, 2, 0, 0],
    steps,
    result: null,
    finished: 0,
  };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(replay))));
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true })); // nothing moves, for in jsdom nothing can
  router.go('/r/K7/1', { replace: true });
  shown = mount(ReplayView, { target: document.body, props: params });
  await vi.waitFor(() => expect(find('.marche')).not.toBeNull(), 20_000); // the board is fetched
});
afterEach(() => {
  void unmount(shown);
  vi.useRealTimers();
});

function key(name: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
}

it('opens the hands of an auction when they were opened, not before', () => {
  key('ArrowRight');
  expect(find('.hands .won')).not.toBeNull();
  key('Home');
  expect(location.pathname).toBe('/r/K7/0');
  expect(find('.auction')).toBeNull();
});

it('speaks to the person whose game it was', () => {
  key('End');
  expect(find('.bar [role=status]')?.textContent).toContain('You place');
  key('Home');
  expect(find('.bar [role=status]')?.textContent).toContain("It's Ana's turn.");
});

it('leads nobody back who is leaving while it runs', () => {
  vi.useFakeTimers();
  key(' ');
  vi.advanceTimersByTime(SPEEDS.normal);
  expect(location.pathname).toBe('/r/K7/2');
  router.go('/games', { replace: true });
  vi.advanceTimersByTime(SPEEDS.normal);
  expect(location.pathname).toBe('/games');
});

it('says how many moves were taken back after a reveal', () => {
  expect(find('.about')?.textContent).toContain(
    `${place.names[1]} undid 2 moves after seeing what was drawn or turned over.`,
  );
});
