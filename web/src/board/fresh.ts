// Where something was put last: it stays outlined until something is put elsewhere, also while tiles are drawn and
// coins are paid.
import type { Happened } from './types';

const NONE: ReadonlySet<string> = new Set();

export class Fresh {
  private places = NONE;

  // `placing` are the events that put something at a place.
  constructor(private readonly placing: readonly string[]) {}

  // After a jump to another time nothing has just been put anywhere.
  after(happened: Happened | undefined): ReadonlySet<string> {
    const events = happened?.events ?? [];
    const placed = events.filter(({ event }) => this.placing.includes(event)).map(({ at }) => at as string);
    if (placed.length || !events.length) this.places = new Set(placed);
    return this.places;
  }
}
