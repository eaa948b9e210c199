import { describe, expect, it } from 'vitest';
import { movesOn, revealOf } from './reveal';

const revealed = { event: 'BidsRevealed', seats: [0, 2], coins: [3, 5] };
const won = { event: 'AuctionWon', seat: 2, good: 'cheese', coins: 5, tied: [] };

describe('revealOf', () => {
  it('finds who bid what, and who won', () => {
    expect(revealOf([{ event: 'BidMade', seat: 2 }, revealed, won])).toMatchObject({
      seats: [0, 2],
      coins: [3, 5],
      winner: 2,
      good: 'cheese',
    });
  });

  it('takes the last of several', () => {
    const other = [
      { event: 'BidsRevealed', seats: [1], coins: [0] },
      { ...won, seat: 1 },
    ];
    expect(revealOf([revealed, won, ...other])?.winner).toBe(1);
  });

  it('finds nothing while bids are secret, or in a stall that was won without bidding', () => {
    expect(revealOf([{ event: 'BidMade', seat: 2 }])).toBeNull();
    expect(revealOf([won])).toBeNull();
  });
});

describe('movesOn', () => {
  it('is true once somebody does something new', () => {
    expect(movesOn([{ event: 'StallBuilt', seat: 2, good: 'cheese', at: 'C3' }])).toBe(false);
    expect(movesOn([{ event: 'SpaceReserved', seat: 0, at: 'C3' }])).toBe(true);
    const drawn = { event: 'TileDrawn', seat: 0, tile: 'cheese' };
    expect(movesOn([drawn, revealed, won])).toBe(false);
    expect(movesOn([revealed, won, drawn])).toBe(true);
  });
});
