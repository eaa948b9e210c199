import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '../api/problem';
import { texts } from '../i18n/text.svelte';
import Fetched from './Fetched.svelte';
import { later } from './later';

let shown: Record<string, unknown> | undefined;

async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  flushSync();
}

async function show(fetch: () => Promise<string>): Promise<void> {
  const children = createRawSnippet((part: () => string) => ({ render: () => `<b>${part()}</b>` }));
  shown = mount(Fetched<string>, { target: document.body, props: { fetch, children } });
  await settled();
}

beforeAll(() => texts.need([]));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

it('tells why something did not come, and fetches it when asked again', async () => {
  const refusals = [new ApiError({ code: 'busy', message: 'busy' })];
  await show(async () => {
    const refused = refusals.pop();
    if (refused) throw refused;
    return 'here it is';
  });
  expect(document.querySelector('[role=alert]')?.textContent).toContain('The server is busy.');
  document.querySelector('button')!.click();
  await settled();
  expect(document.body.textContent).toBe('here it is');
});

it('tells of a part of the page that did not come in the language of the person', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(document.querySelector('[role=alert]')?.textContent).toContain('This page ran into a problem.');
  expect(said).toHaveBeenCalled();
  said.mockRestore();
});

it('does not keep what could not be fetched', async () => {
  let tries = 0;
  const part = later(async () => {
    if (!tries++) throw new TypeError('offline');
    return { default: 'a part' };
  }, 'feed');
  await expect(part()).rejects.toThrow('offline');
  await expect(part()).resolves.toBe('a part');
  await part();
  expect(tries).toBe(2);
  expect(texts.page.has('feed-title')).toBe(true);
});
