// How long somebody still has: '0:42', '3:05', '17 hours', '1 day, 6 hours', '2 days'.
import { numeral, texts } from '../i18n/text.svelte';

const SECOND = 1000;
const HOUR = 3_600 * SECOND;

export function timeLeft(milliseconds: number): string {
  if (milliseconds < HOUR) {
    const seconds = Math.ceil(milliseconds / SECOND);
    return `${numeral(Math.floor(seconds / 60))}:${numeral(seconds % 60, { minimumIntegerDigits: 2 })}`;
  }
  const hours = Math.round(milliseconds / HOUR); // a day of which a second has gone is still a day
  const days = Math.floor(hours / 24);
  const rest = days < 2 ? hours % 24 : 0;
  const parts = [days && inUnits(days, 'day'), rest && inUnits(rest, 'hour')];
  return new Intl.ListFormat(texts.language, { type: 'unit' }).format(parts.filter((part) => part !== 0));
}

function inUnits(number: number, unit: 'day' | 'hour'): string {
  return numeral(number, { style: 'unit', unit, unitDisplay: 'long' });
}
