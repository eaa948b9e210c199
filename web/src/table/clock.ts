// How long somebody still has: '0:42', '3:05', '17 hours', '1 day, 6 hours', '2 days'.
const SECOND = 1000;
const HOUR = 3_600 * SECOND;

export function timeLeft(milliseconds: number, language: string): string {
  if (milliseconds < HOUR) {
    const seconds = Math.ceil(milliseconds / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const hours = Math.round(milliseconds / HOUR); // a day of which a second has gone is still a day
  const days = Math.floor(hours / 24);
  const rest = days < 2 ? hours % 24 : 0;
  const parts = [days && inUnits(days, 'day', language), rest && inUnits(rest, 'hour', language)];
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts.filter((part) => part !== 0));
}

function inUnits(number: number, unit: 'day' | 'hour', language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
}
