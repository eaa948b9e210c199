// Where the scores of a game come from, as the server sums it up from what happened.
import { request } from '../api/client';

export interface Ledger {
  // By what brought it, then by seat; together they are the score.
  sources: Record<string, number[]>;
  // What explains the score but isn't part of it.
  besides: Record<string, number[]>;
  // What each place of the board brought.
  places: Record<string, number>;
}

export function fetchLedger(code: string): Promise<Ledger | null> {
  return request('GET', `/records/${encodeURIComponent(code)}/ledger`);
}

export interface Row {
  name: string;
  values: number[];
}

// The rows that say anything.
export function rowsOf(part: Readonly<Record<string, number[]>>): Row[] {
  return Object.entries(part)
    .map(([name, values]) => ({ name, values }))
    .filter(({ values }) => values.some((value) => value !== 0));
}
