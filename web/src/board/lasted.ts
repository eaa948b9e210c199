// How long something has lasted, as people say it: in the largest whole unit.
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function lasted(ms: number): { unit: 'moment' | 'minutes' | 'hours' | 'days'; count: number } {
  if (ms < MINUTE) return { unit: 'moment', count: 0 };
  if (ms < HOUR) return { unit: 'minutes', count: Math.floor(ms / MINUTE) };
  if (ms < DAY) return { unit: 'hours', count: Math.floor(ms / HOUR) };
  return { unit: 'days', count: Math.floor(ms / DAY) };
}
