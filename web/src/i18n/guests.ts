// Guests who haven't chosen a name have a number. The server keeps `Guest 37`, and each page says it in the language of
// its reader.
import { t } from './text.svelte';

const GUEST = 'Guest';
const [LEAST, MOST] = [10, 99];

// As a new guest is kept.
export function newGuest(): string {
  return [GUEST, LEAST + Math.floor(Math.random() * (MOST - LEAST + 1))].join(' ');
}

// What somebody is called on this page.
export function shownName(kept: string): string {
  const [word, number, ...rest] = kept.split(' ');
  return word === GUEST && /^\d+$/.test(number) && !rest.length ? t('page-guest', { number: Number(number) }) : kept;
}
