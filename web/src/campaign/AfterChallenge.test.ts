import { mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { texts } from '../i18n/text.svelte';
import AfterChallenge from './AfterChallenge.svelte';

beforeAll(() => texts.need(['mercado/challenges']));

it.each([
  ['campaign', 'Next challenge'],
  ['practice', 'Try again'],
  [null, 'Try again'],
] as const)('offers what comes next when it counts for %s', (counts, offered) => {
  const shown = mount(AfterChallenge, { target: document.body, props: { game: 'mercado', challenge: 3, counts } });
  expect(document.querySelector('button')?.textContent).toContain(offered);
  void unmount(shown);
});
