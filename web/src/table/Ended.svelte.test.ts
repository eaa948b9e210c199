import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Summary } from '../api/client';
import { loadGame } from '../games/registry.svelte';
import { texts } from '../i18n/text.svelte';
import Ended from './Ended.svelte';
import { TableModel } from './model.svelte';

beforeAll(() => Promise.all([texts.need(['table'], ['mercado']), loadGame('mercado')]));

it('tells after a challenge what was missing, as the engine says it', () => {
  const table = new TableModel('T1');
  const summary = {
    game: 'mercado',
    status: 'finished',
    options: { challenge: 5 },
    seats: [{ kind: 'person', name: 'Ana' }],
    outcome: { end: 'stands', scores: [20], ranking: [[0]] },
  };
  table.summary = summary as unknown as Summary;
  const events = [
    { event: 'FinalScore', seat: 0, coins: 20, restaurants_left: 0, score: 20, stands: 6, tie_broken: false },
    { event: 'ChallengeJudged', challenge: 5, result: 20, fame: 0, best_move: false },
    { event: 'FoursMissing', tiles: 2 },
    { event: 'NextFame', result: 35, fame: 1 },
  ];
  table.entries = [{ version: 9, at: 9, kind: 'moved', seat: 0, move: 'take fish', events }];
  const shown = mount(Ended, { target: document.body, props: { table, summary: table.summary } });
  flushSync();
  const told = (tag: string): (string | null)[] =>
    [...document.querySelectorAll(tag)].map((one) => one.textContent.trim());
  expect(told('h2')).toEqual(['Challenge 5: your result is 20, worth no fame.']);
  expect(told('.verdict p')).toEqual([
    'You need 2 more tiles with 4 customers to earn fame.',
    'A result of 35 would have earned 1 fame.',
  ]);
  expect(told('.score .visually-hidden')).toEqual(['20']);
  void unmount(shown);
});

it.each([
  ['campaign', false, 'You gave up this challenge. It counts in your campaign, with no fame.'],
  [
    'campaign',
    true,
    'You gave up this challenge. It earns no fame itself, but your best move counts in your campaign.',
  ],
  ['practice', true, 'closed without a result'],
])(
  'says of a challenge that was given up whether it counts, for %s, with a best move: %s',
  (counts, best_move, told) => {
    const table = new TableModel('T1');
    const summary = {
      game: 'mercado',
      status: 'closed',
      options: { challenge: 5 },
      counts,
      lasting: { best_move },
      seats: [{ kind: 'person', name: 'Ana' }],
    };
    table.summary = summary as unknown as Summary;
    const shown = mount(Ended, { target: document.body, props: { table, summary: table.summary } });
    flushSync();
    expect(document.querySelector('h2')?.textContent).toContain(told);
    void unmount(shown);
  },
);

it.each([
  ['none', true],
  ['unavailable', false],
])('leads to the analysis if there can be one: %s', async (status, offered) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(url.endsWith('/analysis') ? JSON.stringify({ status }) : 'null'));
  });
  const table = new TableModel('T1');
  const summary = { code: 'T1', game: 'mercado', status: 'finished', options: {}, seats: [{}, {}] };
  table.summary = summary as unknown as Summary;
  const shown = mount(Ended, { target: document.body, props: { table, summary: table.summary } });
  const link = (): Element | null => document.querySelector('a[href$="/a/T1"]');
  await vi.waitFor(() => expect(asked.some((url) => url.endsWith('/records/T1/analysis'))).toBe(true));
  if (offered) await vi.waitFor(() => expect(link()).not.toBeNull());
  else await new Promise((resolve) => setTimeout(resolve, 50));
  expect(link() !== null).toBe(offered);
  void unmount(shown);
  vi.unstubAllGlobals();
});

it('shows the code of the market once the game is finished', () => {
  const table = new TableModel('T1');
  const summary = {
    game: 'mercado',
    status: 'finished',
    options: { players: 2 },
    seats: [{ kind: 'person', name: 'Ana' }],
    deal: 'HNLCJ-JWNU2-NYD6D-LF4T',
  };
  table.summary = summary as unknown as Summary;
  const shown = mount(Ended, { target: document.body, props: { table, summary: table.summary } });
  flushSync();
  expect(document.querySelector<HTMLInputElement>('input[readonly]')!.value).toBe(summary.deal);
  expect(document.querySelector('a[href^="/new"]')!.getAttribute('href')).toBe(`/new?deal=${summary.deal}`);
  void unmount(shown);
});

it.each([
  [0, false],
  [2, true],
])('asks for the account once; a challenge that earned %s fame is won: %s', async (fame, won) => {
  const fetched = vi.fn(async (_address: RequestInfo | URL) => new Response('{}', { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  const summary = {
    code: 'T1',
    game: 'mercado',
    status: 'finished',
    options: { challenge: 5 },
    seats: [{ kind: 'person', name: 'Ana' }],
    outcome: { end: 'stands', scores: [20], ranking: [[0]] },
  } as unknown as Summary;
  const table = new TableModel('T1');
  table.summary = summary;
  const events = [{ event: 'ChallengeJudged', challenge: 5, result: 20, fame, best_move: false }];
  table.entries = [{ version: 9, at: 9, kind: 'moved', seat: 0, move: 'take fish', events }];
  const props = $state({ table, summary });
  const shown = mount(Ended, { target: document.body, props });
  flushSync();
  props.summary = { ...summary };
  flushSync();
  const ledgers = fetched.mock.calls.filter(([address]) => String(address).endsWith('/ledger'));
  expect(ledgers).toHaveLength(1);
  expect(document.querySelector('.panel')!.classList.contains('won')).toBe(won);
  void unmount(shown);
  vi.unstubAllGlobals();
});
