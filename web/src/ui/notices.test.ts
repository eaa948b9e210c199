import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/problem';
import { texts } from '../i18n/text.svelte';
import { attempt } from './attempt';
import Notices from './Notices.svelte';
import { notices } from './notices.svelte';

let shown: Record<string, unknown>;
const told = (role: string): (string | undefined)[] =>
  [...document.querySelectorAll(`[role=${role}] span`)].map((span) => span.textContent ?? undefined);

beforeAll(() => texts.need([]));
beforeEach(() => {
  vi.useFakeTimers();
  notices.all = [];
  shown = mount(Notices, { target: document.body });
});
afterEach(() => {
  void unmount(shown);
  vi.useRealTimers();
});

it('lets good news go by itself, and keeps what went wrong until it is closed', () => {
  notices.tell('saved');
  const bad = notices.tell('no connection', { bad: true });
  flushSync();
  expect([told('status'), told('alert')]).toEqual([['saved'], ['no connection']]);
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect([told('status'), told('alert')]).toEqual([[], ['no connection']]);
  notices.close(bad);
  flushSync();
  expect(told('alert')).toEqual([]);
});

it('forgets what went wrong when something succeeds, but not that somebody is signed out', async () => {
  const refuse = (): Promise<void> => Promise.reject(new ApiError({ code: 'busy', message: 'busy' }));
  expect(await attempt(refuse)).toBe(false);
  flushSync();
  expect(told('alert')).toEqual(['The server is busy. Try again in a moment.']);
  expect(await attempt(() => Promise.resolve())).toBe(true);
  flushSync();
  expect(told('alert')).toEqual([]);
  notices.tell('signed out', { bad: true, lasting: true });
  await attempt(() => Promise.resolve());
  flushSync();
  expect(told('alert')).toEqual(['signed out']);
});

it('tells only the newest of what went wrong', () => {
  notices.tell('one', { bad: true });
  notices.tell('another', { bad: true });
  flushSync();
  expect(told('alert')).toEqual(['another']);
});
