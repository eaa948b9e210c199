// What moves when something has happened: pieces that fly from spot to spot, in the order of the events.
import type { Flight } from '../../../board/flights';
import type { GameEvent } from '../../../board/types';
import type { StallGood } from '../types';

export type Piece =
  | { kind: 'disc'; seat: number }
  | { kind: 'stall'; seat: number | null; good: StallGood }
  | { kind: 'table' }
  | { kind: 'coin' };

// Spots are named: a space by its name, 'seat-0' the purse of a seat, 'pile', 'hand', 'row'.
type Route = Pick<Flight<Piece>, 'piece' | 'from' | 'to' | 'awaited'>;

const MOST_EVENTS = 40; // more than that is history, not news

export function flightsOf(version: number, events: readonly GameEvent[]): Flight<Piece>[] {
  if (events.length > MOST_EVENTS) return [];
  const flights: Omit<Flight<Piece>, 'beats'>[] = [];
  let beat = -1;
  let last = '';
  for (const event of events) {
    const route = routeOf(event);
    if (!route) continue;
    if (event.event !== 'DiscReturned' || last !== 'DiscReturned') beat += 1; // discs go home together
    last = event.event;
    flights.push({ ...route, id: `${version} ${flights.length}`, beat });
  }
  return flights.map((flight) => ({ ...flight, beats: beat + 1 }));
}

function routeOf(event: GameEvent): Route | null {
  const seat = event.seat as number;
  const at = event.at as string;
  const good = event.good as StallGood;
  switch (event.event) {
    case 'SpaceReserved':
      return { piece: { kind: 'disc', seat }, from: `seat-${seat}`, to: at, awaited: at };
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
      return { piece: { kind: 'table' }, from: 'hand', to: at, awaited: at };
    case 'StallBuilt':
      return { piece: { kind: 'stall', seat, good }, from: 'hand', to: at, awaited: at };
    case 'StallBeside':
      return { piece: { kind: 'stall', seat, good }, from: 'hand', to: `seat-${seat}` };
    case 'AuctionWon':
      return event.coins ? { piece: { kind: 'coin' }, from: `seat-${seat}`, to: 'pile' } : null;
    default:
      return null;
  }
}
