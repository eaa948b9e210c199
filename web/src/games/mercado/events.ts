// What the events of Mercado carry, as the server sends them, and what they do to a purse.
import type { GameEvent } from '../../board/types';
import type { Good, Restaurant } from './types';

export type Told = GameEvent & {
  seat: number;
  good: Good;
  goods: Good[];
  restaurant: Restaurant;
  at: string;
  customers: number;
  coins: number;
  returned: Good;
  drew: Good[];
};

// The events whose `coins` go into the purse of their seat, or out of it.
const PURSE: Partial<Record<string, 1 | -1>> = { Earned: 1, CoinTaken: 1, RestaurantOpened: 1, Paid: -1 };

// What the seat of an event has more afterwards.
export function gainOf({ event, coins }: Told): number {
  const sign = PURSE[event];
  return sign ? sign * coins : 0;
}

// By seat, what it has more after some events.
export function gainsOf(events: readonly Told[]): Map<number, number> {
  const gains = new Map<number, number>();
  for (const event of events) {
    const gain = gainOf(event);
    if (gain) gains.set(event.seat, (gains.get(event.seat) ?? 0) + gain);
  }
  return gains;
}
