// What the people at a table are called.
import type { Seat, Summary } from '../api/types';

// Bots are known by the names of people one might meet at a market, the same in every language.
const BOTS = ['Amália', 'Duarte', 'Inês', 'Simão', 'Graça'];

// The names by seat. Bots are named by how far they sit from the host: in a rematch everybody moves one seat on, and
// each keeps the name.
export function seatNames({ seats, host }: Pick<Summary, 'seats' | 'host'>): string[] {
  const isHosts = (n: number): boolean => seats.at(n)?.person === host;
  const first = Math.max(0, seats.findIndex((_, n) => isHosts(n) && !isHosts(n - 1)));
  return seats.map((seat, n) => seatName(seat, (n - first + seats.length) % seats.length));
}

function seatName(seat: Seat, n: number): string {
  if (seat.kind === 'person') return seat.name ?? '';
  return seat.kind === 'bot' ? botAt(n) : '';
}

export function botAt(n: number): string {
  return BOTS[n % BOTS.length];
}
