// What the log and the board show each other: pointing at an entry rings its places on the board, and pointing at a
// place marks the entries about it. Boards need only name their places, by `data-place` or `data-spot`.
import { getContext, setContext } from 'svelte';

const KEY = Symbol('pointed');
const NONE: ReadonlySet<string> = new Set();

export class Pointed {
  // The places of the entry that is pointed at.
  places = $state.raw(NONE);
  // The place on the board that is pointed at.
  place = $state<string | null>(null);
  // What each place has brought, where that is shown.
  heat = $state.raw<Readonly<Record<string, number>>>({});

  point(places: Iterable<string>): void {
    this.places = new Set(places);
  }

  leave(): void {
    this.places = NONE;
  }
}

export function providePointed(): Pointed {
  return setContext(KEY, new Pointed());
}

export function usePointed(): Pointed | undefined {
  return getContext<Pointed | undefined>(KEY);
}

// The place that an element of a board belongs to.
export function placeOf(target: EventTarget | null): string | null {
  const at = target instanceof Element ? target.closest<HTMLElement>('[data-place], [data-spot]') : null;
  return at?.dataset.place ?? at?.dataset.spot ?? null;
}

// Show on a board what is pointed at, and what its places have brought: from 0 to 1, by the most of all.
export function markPlaces(board: Element, { places, heat }: Pick<Pointed, 'places' | 'heat'>): void {
  const most = Math.max(1, ...Object.values(heat).map(Math.abs));
  for (const spot of board.querySelectorAll<HTMLElement>('[data-spot]')) {
    const name = spot.dataset.spot!;
    spot.toggleAttribute('data-pointed', places.has(name));
    const brought = heat[name];
    if (brought === undefined) {
      delete spot.dataset.heat;
    } else {
      spot.dataset.heat = String(brought);
      spot.style.setProperty('--heat', String(Math.abs(brought) / most));
    }
  }
}
