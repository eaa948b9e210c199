import { beforeEach, expect, it, vi } from 'vitest';
import { source, type Language } from './sections';
import { locale, preferredLanguage, texts as shared, Texts } from './text.svelte';

// The words of a language come when the test lets them.
const gates = new Map<string, Promise<void>>();
let texts: Texts;

function hold(language: Language): { let: () => void; fail: () => void } {
  const gate = { let: () => undefined as void, fail: () => undefined as void };
  const opened = new Promise<void>((done, failed) => {
    gate.let = done;
    gate.fail = () => failed(new Error('not found'));
  });
  gates.set(language, opened);
  return gate;
}

beforeEach(async () => {
  gates.clear();
  texts = new Texts(async (language: Language, section: string) => {
    await gates.get(language);
    return source(language, section);
  });
  await texts.choose('en');
});

it('keeps the language that was chosen while a view asks for its words', async () => {
  const french = hold('fr');
  const chosen = texts.choose('fr');
  const needed = texts.need(['lobby', 'replay']);
  french.let();
  await Promise.all([chosen, needed]);
  expect([texts.language, texts.page.format('start-title')]).toEqual(['fr', 'Jouons à la même table']);
});

it('takes the last choice, even if the words of an earlier one come later', async () => {
  const french = hold('fr');
  const first = texts.choose('fr');
  await texts.choose('es');
  french.let();
  await first;
  expect([texts.language, preferredLanguage()]).toEqual(['es', 'es']);
});

it('stays as it is if the words do not come, and tells whoever chose', async () => {
  const french = hold('fr');
  const chosen = texts.choose('fr');
  french.fail();
  await expect(chosen).rejects.toThrow('not found');
  await texts.need(['campaign']);
  expect([texts.language, preferredLanguage()]).toEqual(['en', 'en']);
});

it('does not tell of a choice that was changed meanwhile', async () => {
  const french = hold('fr');
  const chosen = texts.choose('fr');
  await texts.choose('uk');
  french.fail();
  await expect(chosen).resolves.toBeUndefined();
  expect(texts.language).toBe('uk');
});

it('writes dates in the language of the page, as in the country of the reader', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'en-GB', 'en-US']);
  await shared.choose('en');
  expect(locale()).toBe('en-GB');
  await shared.choose('uk');
  expect(locale()).toBe('uk');
  await shared.choose('en');
  languages.mockRestore();
});
