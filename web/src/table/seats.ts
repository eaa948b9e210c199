// What the people at a table are called.
import type { Seat } from '../api/types';

// Bots are known by the names of people one might meet at a market, the same in every language.
const BOTS = ['Amália', 'Duarte', 'Inês', 'Simão', 'Graça'];

export function seatName(seat: Seat, n: number): string {
  if (seat.kind === 'person') return seat.name ?? '';
  return seat.kind === 'bot' ? BOTS[n % BOTS.length] : '';
}
