// On a narrow screen a wide market is turned: its rows run downwards, A at the top. What stands on it stays upright.
import { getContext, setContext } from 'svelte';

const KEY = Symbol('turned');
const NARROW = 480; // px
const WIDE = 9; // columns

export function isBetterTurned(width: number, columns: number, rows: number): boolean {
  return width > 0 && width < NARROW && columns > WIDE && columns > rows;
}

export function setTurned(turned: () => boolean): void {
  setContext(KEY, turned);
}

// Whether the market around a component is turned; a board by itself never is.
export function getTurned(): () => boolean {
  return getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
}
