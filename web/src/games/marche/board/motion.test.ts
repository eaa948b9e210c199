import { describe, expect, it } from 'vitest';
import { flightsOf } from './motion';

describe('flightsOf', () => {
  it('flies a drawn tile to the hand, then to its space, then the discs home together', () => {
    const flights = flightsOf(7, [
      { event: 'TileDrawn', seat: 1, tile: 'flea' },
      { event: 'TableBuilt', seat: 1, at: 'C3' },
      { event: 'AreaFull', area: ['C3', 'C4'], limit: 1, paved: ['C4'] },
      { event: 'DiscReturned', seat: 0, at: 'C4' },
      { event: 'DiscReturned', seat: 2, at: 'C5' },
    ]);
    expect(flights.map(({ from, to, beat, awaited }) => [from, to, beat, awaited])).toEqual([
      ['pile', 'hand', 0, undefined],
      ['hand', 'C3', 1, 'C3'],
      ['C4', 'seat-0', 2, undefined],
      ['C5', 'seat-2', 2, undefined],
    ]);
    expect(new Set(flights.map(({ id }) => id)).size).toBe(4);
    expect(flights[0].beats).toBe(3);
  });

  it('shows no coins where none were paid, and no bid before it is open', () => {
    expect(flightsOf(1, [{ event: 'AuctionWon', seat: 0, good: 'fish', coins: 0, tied: [] }])).toEqual([]);
    expect(flightsOf(1, [{ event: 'BidMade', seat: 0 }])).toEqual([]);
    const [paid] = flightsOf(1, [{ event: 'AuctionWon', seat: 0, good: 'fish', coins: 2, tied: [] }]);
    expect(paid.piece).toEqual({ kind: 'coin' });
  });

  it('lets a whole history be', () => {
    expect(flightsOf(1, Array(50).fill({ event: 'SpaceReserved', seat: 0, at: 'A1' }))).toEqual([]);
  });
});
