import { describe, expect, it } from 'vitest';
import middle from '../fixtures/middle.json';
import take from '../fixtures/take.json';
import type { MercadoChoice } from '../types';
import { Deciding } from './deciding.svelte';
import {
  atPlace,
  byPiece,
  byPlace,
  customersPiece,
  earnedBySeat,
  earnedBySpace,
  income,
  isUsual,
  othersIncome,
  usualProfit,
} from './choosing';

const choices = middle.choices as MercadoChoice[];
const takes = take.choices as MercadoChoice[];
const named = (move: string): MercadoChoice => choices.find((choice) => choice.move === move)!;

describe('legal moves', () => {
  it('are found by piece, whatever the order of the goods', () => {
    const pieces = byPiece(choices);
    expect([...pieces.values()].flat()).toHaveLength(choices.length);
    expect(pieces.get(customersPiece(2, ['meat', 'flower']))).toEqual(
      pieces.get(customersPiece(2, ['flower', 'meat'])),
    );
    expect(pieces.get('stand fish')!.every((choice) => choice.json.good === 'fish')).toBe(true);
    expect(pieces.get('take_coin')).toHaveLength(1);
  });

  it('are found by place', () => {
    const targets = byPlace(byPiece(choices).get('stand fish'));
    expect(targets.get('D4')!.move).toBe('stand fish D4');
    expect(byPlace(byPiece(choices).get('take_coin')).size).toBe(0);
    expect(atPlace(choices, 'D4').map((choice) => choice.json.at)).toContain('D4');
  });

  it('tell what they cost and bring', () => {
    const stand = named('stand fish D4');
    expect([income(stand), othersIncome(stand)]).toEqual([4, 0]);
  });

  it('sum what a stand earns from several entrances', () => {
    const { earned } = named('stand fish C4').preview;
    expect(earned).toHaveLength(2);
    expect(earnedBySpace(earned)).toEqual(new Map([['C4', { seat: 0, coins: 5 }]]));
  });

  it('need a number only where they differ from most', () => {
    const paying = (...profits: number[]): Map<string, MercadoChoice> =>
      new Map(profits.map((profit, n) => [`A${n}`, { ...choices[0], preview: { ...choices[0].preview, profit } }]));
    expect(usualProfit(paying(-2, -2, -2, 3))).toBe(-2);
    expect(usualProfit(paying(-2, -2, 3, 3))).toBeUndefined(); // none stands out
    expect(usualProfit(paying(-2, 3, 4))).toBeUndefined();
    expect(usualProfit(paying())).toBeUndefined();
    const stand = named('stand fish D4');
    expect(isUsual(stand, stand.preview.profit)).toBe(true);
    expect(isUsual(stand, stand.preview.profit + 1)).toBe(false);
    expect(isUsual({ ...stand, preview: { ...stand.preview, ends: 'spaces' } }, stand.preview.profit)).toBe(false);
  });

  it('name the earnings of the chooser first', () => {
    const one = { ...named('stand fish D4').preview.earned[0], coins: 1 };
    const seats = earnedBySeat(
      [
        { ...one, seat: 0 },
        { ...one, seat: 2 },
        { ...one, seat: 1 },
        { ...one, seat: 2 },
      ],
      2,
    );
    expect(seats.map(([seat, earned]) => [seat, earned.length])).toEqual([
      [2, 2],
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('deciding', () => {
  it('goes from piece to place and back', () => {
    const deciding = new Deciding(() => choices);
    deciding.choosePiece('stand fish');
    expect(deciding.pending).toBeNull();
    deciding.choosePlace('A1');
    expect(deciding.place).toBeNull();
    deciding.choosePlace('D4');
    expect(deciding.pending?.move).toBe('stand fish D4');
    deciding.hovered = 'C4';
    expect(deciding.shown?.move).toBe('stand fish C4');
    deciding.hovered = null;
    expect(deciding.shown?.move).toBe('stand fish D4');
    expect(deciding.back()).toBe(true);
    expect([deciding.piece, deciding.pending]).toEqual(['stand fish', null]);
    expect(deciding.back()).toBe(true);
    expect(deciding.piece).toBeNull();
    expect(deciding.back()).toBe(false);
  });

  it('goes from place to piece', () => {
    const deciding = new Deciding(() => choices);
    deciding.choosePlace('D4');
    expect(deciding.options.map((choice) => choice.move)).toContain('stand fish D4');
    deciding.choosePiece('stand fish');
    expect(deciding.pending?.move).toBe('stand fish D4');
  });

  it('needs no place for a coin or a tile of the display, but still a confirmation', () => {
    const deciding = new Deciding(() => takes);
    deciding.choosePiece(`take ${takes[0].json.good}`);
    expect(deciding.pending).toBe(takes[0]);
    expect(deciding.back()).toBe(true);
    expect(deciding.pending).toBeNull();
  });

  it('takes up a piece and puts it back', () => {
    const deciding = new Deciding(() => choices);
    deciding.choosePiece('stand fish');
    deciding.choosePiece('stand grape');
    expect(deciding.piece).toBe('stand grape');
    deciding.choosePiece('stand grape');
    expect(deciding.piece).toBeNull();
  });

  it('knows only pieces that may be played', () => {
    const deciding = new Deciding(() => takes);
    deciding.choosePiece('stand fish');
    deciding.choosePlace('D4');
    expect([deciding.piece, deciding.place, deciding.pending]).toEqual([null, null, null]);
  });
});
