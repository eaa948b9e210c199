import { expect, it, vi } from 'vitest';
import { t, texts, tg } from './text.svelte';

it('has all that several views asked for at the same time', async () => {
  await Promise.all([texts.need(['lobby'], ['mercado']), texts.need(['replay'], ['marche']), texts.need(['table'])]);
  expect(t('start-title')).toBe('Board games at one table');
  expect([t('replay-title'), t('table-title'), tg('mercado', 'columns'), tg('marche', 'columns')].join()).not.toMatch(
    /⟦|,,|,$/,
  );
});

it('says everything in another language', async () => {
  await texts.need(['lobby']);
  await texts.choose('uk');
  expect(t('start-title')).toContain('Настільні ігри');
  await texts.choose('en');
});

it('fills the gaps of a game from another package in English, message by message', async () => {
  const sent: Record<string, string> = { en: 'hello = Hello\nbye = Bye\n  .loud = BYE', fr: 'hello = Bonjour' };
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(sent[path.split('/').at(-1)!])));
  await texts.choose('fr');
  await texts.need([], ['orchard']);
  expect([tg('orchard', 'hello'), tg('orchard', 'bye')]).toEqual(['Bonjour', 'Bye']);
  expect(texts.games.orchard!.attribute('bye', 'loud')).toBe('BYE');
  expect(texts.games.orchard!.ids).toContain('bye');
  await texts.choose('en');
});

it('asks again for texts that could not be fetched', async () => {
  vi.useFakeTimers();
  const answers = [
    () => Promise.reject(new TypeError('no connection')),
    () => Promise.resolve({ ok: false, status: 503 }),
  ];
  const good = () => Promise.resolve({ ok: true, text: () => Promise.resolve('hello = Hello') });
  const asked = vi.fn((path: string) => ((path.includes('meadow') && answers.shift()) || good)());
  vi.stubGlobal('fetch', asked);
  await texts.need([], ['meadow']);
  expect(texts.knows('meadow')).toBe(true); // shown in plain words meanwhile
  await texts.need([], ['meadow']); // another view
  expect(tg('meadow', 'hello')).toBe('⟦hello⟧');
  asked.mockClear();
  vi.advanceTimersByTime(4_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(tg('meadow', 'hello')).toBe('Hello'));
  expect(asked.mock.calls.filter(([path]) => path.includes('meadow'))).toHaveLength(1); // though two views need them
});
