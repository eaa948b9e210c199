// What moves when something has happened: pieces that fly from one place to another, in the order of the events.
import type { GameEvent, StallGood } from '../types';

export type Piece =
  | { kind: 'disc'; seat: number }
  | { kind: 'stall'; seat: number | null; good: StallGood }
  | { kind: 'table' }
  | { kind: 'coin' };

// Places are named: a space by its name, 'seat-0' the panel of a seat, 'pile', 'hand', 'row'.
export interface Flight {
  piece: Piece;
  from: string;
  to: string;
  stage: number; // flights of one stage go together
}

export const STAGE = 320; // ms between stages
export const FLIGHT = 420; // ms that a flight takes

export function flightsOf(events: readonly GameEvent[]): Flight[] {
  const flights: Flight[] = [];
  let stage = 0;
  for (const event of events) {
    const flight = flightOf(event);
    if (!flight) continue;
    // Discs go home together, after what sent them.
    if (event.event !== 'DiscReturned' || flights.at(-1)?.piece.kind !== 'disc') stage++;
    flights.push({ ...flight, stage: stage - 1 });
  }
  return flights;
}

function flightOf(event: GameEvent): Omit<Flight, 'stage'> | null {
  const seat = event.seat as number;
  const at = event.at as string;
  const good = event.good as StallGood;
  switch (event.event) {
    case 'SpaceReserved':
      return { piece: { kind: 'disc', seat }, from: `seat-${seat}`, to: at };
    case 'DiscReturned':
      return { piece: { kind: 'disc', seat }, from: at, to: `seat-${seat}` };
    case 'TileDrawn': {
      const tile = event.tile as StallGood | 'flea';
      const piece: Piece = tile === 'flea' ? { kind: 'table' } : { kind: 'stall', seat: null, good: tile };
      return { piece, from: 'pile', to: 'hand' };
    }
    case 'RowDealt':
      return { piece: { kind: 'stall', seat, good }, from: 'row', to: 'hand' };
    case 'TableBuilt':
      return { piece: { kind: 'table' }, from: 'hand', to: at };
    case 'StallBuilt':
      return { piece: { kind: 'stall', seat, good }, from: 'hand', to: at };
    case 'StallBeside':
      return { piece: { kind: 'stall', seat, good }, from: 'hand', to: `seat-${seat}` };
    case 'AuctionWon':
      return event.coins ? { piece: { kind: 'coin' }, from: `seat-${seat}`, to: 'pile' } : null;
    default:
      return null;
  }
}

// When pieces that fly to a space get there, in ms: by then they are to be seen on it.
export function landings(flights: readonly Flight[]): Map<string, number> {
  return new Map(flights.map(({ to, stage }) => [to, stage * STAGE + FLIGHT - 60]));
}
