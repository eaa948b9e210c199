// How long somebody still has: '0:42', '3:05', '17 h', '2 days'.
const SECOND = 1000;
const HOUR = 3_600 * SECOND;

export function timeLeft(milliseconds: number, language: string): string {
  const hours = milliseconds / HOUR;
  if (hours >= 48) return inUnits(Math.floor(hours / 24), 'day', language);
  if (hours >= 1) return inUnits(Math.floor(hours), 'hour', language);
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function inUnits(number: number, unit: 'day' | 'hour', language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
}
