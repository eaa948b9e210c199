import { beforeAll, expect, it } from 'vitest';
import { newGuest, shownName } from './guests';
import { texts } from './text.svelte';

beforeAll(() => texts.need([]));

it('calls a guest in the language of the reader, and everybody else by their name', async () => {
  expect(newGuest()).toMatch(/^Guest \d\d$/);
  expect(shownName('Guest 37')).toBe('Guest 37');
  await texts.choose('fr');
  expect(shownName('Guest 37')).toBe('Invité 37');
  for (const name of ['Ana', 'Guest', 'Guest of 37', 'Guest 37 b', '']) expect(shownName(name)).toBe(name);
});
