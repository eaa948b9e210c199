import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from './i18n/sections';
import { sayPlainly } from './plainly';

it('says in the language of the person that nothing came, and in the others on request', () => {
  const place = document.createElement('div');
  sayPlainly(place, 'fr');
  expect(place.querySelector('h1')?.textContent).toBe('Feira ne s’est pas chargé');
  expect(place.querySelector('.primary')?.textContent).toBe('Réessayer');
  const titles = new Set<string>();
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    place.querySelector<HTMLElement>(`button[lang=${language}]`)?.click();
    titles.add(place.querySelector('h1')!.textContent!);
  }
  expect(titles.size).toBe(Object.keys(LANGUAGES).length);
});
