import { expect, it } from 'vitest';
import { t, texts, tg } from './text.svelte';

it('has all that several views asked for at the same time', async () => {
  await Promise.all([texts.need(['lobby'], ['mercado']), texts.need(['replay'], ['marche']), texts.need(['table'])]);
  expect(t('start-title')).toBe('Board games at one table');
  expect([t('replay-title'), t('table-title'), tg('mercado', 'columns'), tg('marche', 'columns')].join()).not.toMatch(
    /⟦|,,|,$/,
  );
});

it('says everything anew in another language', async () => {
  await texts.need(['lobby']);
  await texts.choose('uk');
  expect(t('start-title')).toContain('Настільні ігри');
  await texts.choose('en');
});
