// Which colour, with its mark, a seat has: that of its number, unless the people at a table have chosen. This is the
// one place that knows; whoever draws a seat asks here, or uses --seat-n, which `seatStyle` sets for a whole view.
import { getContext, setContext } from 'svelte';

// By seat, as the server says it; absent where nobody could choose.
export type Colours = readonly number[] | null | undefined;

export const COLOURS = [0, 1, 2, 3, 4]; // purple ●, green ▲, blue ■, yellow ◆, red ★

export const KEY = Symbol('colours');

export function colourAt(colours: Colours, seat: number): number {
  return colours?.[seat] ?? seat;
}

export function provideColours(colours: () => Colours): void {
  setContext(KEY, colours);
}

export function useColours(): (seat: number) => number {
  const colours = getContext<(() => Colours) | undefined>(KEY);
  return (seat) => colourAt(colours?.(), seat) % COLOURS.length;
}

// For the outermost element of a view.
export function seatStyle(colours: Colours): string {
  const declared = (colours ?? []).flatMap((colour, seat) =>
    ['', '-soft'].map((tone) => `--seat-${seat}${tone}: var(--colour-${colour}${tone});`),
  );
  return declared.join('');
}
