import { describe, expect, it } from 'vitest';
import { flightsOf, FLIGHT, landings, STAGE } from './motion';

describe('flightsOf', () => {
  it('flies a drawn tile to the hand, then to its space, then the discs home together', () => {
    const flights = flightsOf([
      { event: 'TileDrawn', seat: 1, tile: 'flea' },
      { event: 'TableBuilt', seat: 1, at: 'C3' },
      { event: 'AreaFull', area: ['C3', 'C4'], limit: 1, paved: ['C4'] },
      { event: 'DiscReturned', seat: 0, at: 'C4' },
      { event: 'DiscReturned', seat: 2, at: 'C5' },
    ]);
    expect(flights.map(({ from, to, stage }) => [from, to, stage])).toEqual([
      ['pile', 'hand', 0],
      ['hand', 'C3', 1],
      ['C4', 'seat-0', 2],
      ['C5', 'seat-2', 2],
    ]);
  });

  it('shows no coins where none were paid, and no bid before it is open', () => {
    expect(flightsOf([{ event: 'AuctionWon', seat: 0, good: 'fish', coins: 0, tied: [] }])).toEqual([]);
    expect(flightsOf([{ event: 'BidMade', seat: 0 }])).toEqual([]);
    expect(flightsOf([{ event: 'AuctionWon', seat: 0, good: 'fish', coins: 2, tied: [] }])[0].piece).toEqual({ kind: 'coin' });
  });
});

describe('landings', () => {
  it('tells when a piece gets to its space', () => {
    const flights = flightsOf([
      { event: 'SpaceReserved', seat: 0, at: 'A1' },
      { event: 'SpaceReserved', seat: 1, at: 'B1' },
    ]);
    expect(landings(flights).get('B1')! - landings(flights).get('A1')!).toBe(STAGE);
    expect(landings(flights).get('A1')).toBeLessThan(FLIGHT);
  });
});
