import { describe, expect, it } from 'vitest';
import { revealOf } from './reveal';

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
