// Where things lie in the market: what shares a row or column with a space, and what is next to it.
import type { MercadoObservation } from './types';

type Stands = MercadoObservation['stands'];

// The stands in the row and in the column of a space, without one on the space itself.
export function standsInLine(stands: Stands, at: string): Record<'row' | 'column', string[]> {
  const others = Object.keys(stands).filter((space) => space !== at);
  return {
    row: others.filter((space) => space[1] === at[1]),
    column: others.filter((space) => space[0] === at[0]),
  };
}

// By a side, never by a corner.
export function isNextTo(one: string, other: string): boolean {
  const across = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  const down = Math.abs(one.charCodeAt(1) - other.charCodeAt(1));
  return across + down === 1;
}
