// Where that makes it larger, a market is turned: its rows run downwards, A at the top. What stands on it stays
// upright.
import { getContext, setContext } from 'svelte';

const KEY = Symbol('turned');
const WORTH_IT = 1.2; // times as large as before
const STREETS = 1; // on both sides together, about

export interface Room {
  width: number;
  height: number;
}

// Unless it is known how much room there is, it lies as it was laid.
export function isBetterTurned({ width, height }: Room, columns: number, rows: number): boolean {
  const size = (across: number, down: number): number =>
    Math.min(width / (across + STREETS), height / (down + STREETS));
  return size(rows, columns) > WORTH_IT * size(columns, rows);
}

export function setTurned(turned: () => boolean): void {
  setContext(KEY, turned);
}

// Whether the market around a component is turned; a board by itself never is.
export function getTurned(): () => boolean {
  return getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
}
