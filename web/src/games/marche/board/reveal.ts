// Bids that were opened together: read out of the events, kept to be looked at until something new comes up for sale.
import { texts } from '../../../i18n/text.svelte';
import { Sentences } from '../../../i18n/sentences';
import type { GameEvent } from '../../../board/types';
import type { StallGood } from '../types';

export interface Reveal {
  seats: number[];
  coins: number[];
  winner: number;
  good: StallGood;
  told: (names: readonly string[], reader: number | null) => string;
}

// The last auction that these events decided, if there is one.
export function revealOf(events: readonly GameEvent[]): Reveal | null {
  let found: Reveal | null = null;
  events.forEach((event, n) => {
    if (event.event !== 'BidsRevealed') return;
    const won = events.slice(n).find((later) => later.event === 'AuctionWon');
    if (!won) return;
    found = {
      seats: event.seats as number[],
      coins: event.coins as number[],
      winner: won.seat as number,
      good: won.good as StallGood,
      told: (names, reader) => (texts.games.marche ? new Sentences(texts.games.marche, names).event(won, reader) : ''),
    };
  });
  return found;
}
