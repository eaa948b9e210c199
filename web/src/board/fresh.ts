// Where something was put last: it stays outlined until something is put elsewhere, also while tiles are drawn and
// coins are paid.
import type { GameEvent } from './types';

// `past` is what each move did, `placing` are the events that put something at a place.
export function placedLast(past: readonly (readonly GameEvent[])[], placing: readonly string[]): ReadonlySet<string> {
  const places = (events: readonly GameEvent[]): string[] =>
    events.filter(({ event }) => placing.includes(event)).map(({ at }) => at as string);
  return new Set(places(past.findLast((events) => places(events).length) ?? []));
}
