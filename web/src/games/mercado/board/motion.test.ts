import { describe, expect, it } from 'vitest';
import { path, timing } from '../../../board/flights';
import middle from '../fixtures/middle.json';
import take from '../fixtures/take.json';
import type { GameEvent } from '../../../board/types';
import type { MercadoObservation } from '../types';
import { flightsOf } from './motion';

const after = middle.observation as MercadoObservation;
const events = middle.happened.events as GameEvent[];
const routes = (list: ReturnType<typeof flightsOf>): string[] =>
  list.map(({ from, to, beat }) => `${beat} ${from} > ${to}`);

describe('flights', () => {
  it('bring customers from the offer, refill it, and pay the stands', () => {
    const before = structuredClone(after);
    before.offers['3'] = [
      ['flower', 'tomato'],
      ['meat', 'grape'],
      ['grape', 'fish'],
    ];
    expect(routes(flightsOf(1, events, before, after))).toEqual([
      '0 offer-3-2 > top-C',
      '1 stack-3 > offer-3-2',
      '1 C3 > purse-1',
      '1 C2 > purse-1',
    ]);
  });

  it('start from the stack if nobody saw where the tile lay', () => {
    expect(flightsOf(1, events, undefined, after)[0].from).toBe('stack-3');
  });

  it('follow one another, action by action', () => {
    const seen = take.observation as MercadoObservation;
    const told = take.happened.events as GameEvent[];
    expect(routes(flightsOf(1, told, undefined, seen))).toEqual([
      '0 stack-1 > left-1',
      '1 stack-1 > offer-1-0',
      '1 B1 > purse-2',
      '2 market > purse-0',
      '3 hand-1 > E3',
      '3 purse-1 > E3',
      '3 E3 > supply-1-0',
    ]);
  });

  it('carry as many coins as the server says', () => {
    const told = [
      { event: 'CoinTaken', seat: 0, coins: 2 },
      { event: 'RestaurantOpened', seat: 1, restaurant: 'pub', at: 'B2', coins: 3 },
    ];
    const pieces = flightsOf(1, told, undefined, after).map(({ piece }) => piece);
    expect(pieces.filter(({ kind }) => kind === 'coins')).toEqual([
      { kind: 'coins', seat: 0, gain: 2 },
      { kind: 'coins', seat: 1, gain: 3 },
    ]);
  });

  it('give equal tiles that are drawn slots of their own', () => {
    const seen = structuredClone(after);
    seen.display = ['grape', 'fish', 'grape'];
    const told = [{ event: 'DisplayRedrawn', seat: 0, returned: 'meat', drew: ['grape', 'grape', 'fish'] }];
    expect(flightsOf(1, told, undefined, seen).map(({ awaited }) => awaited)).toEqual([
      'display-0',
      'display-2',
      'display-1',
    ]);
  });

  it('are left out when a whole game has happened', () => {
    expect(flightsOf(1, Array(41).fill(events[0]), undefined, after)).toEqual([]);
  });

  it('have names of their own in every version', () => {
    const ids = [1, 2].flatMap((version) => flightsOf(version, events, undefined, after).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('end where the piece lies, and hurry when there are many', () => {
    const frames = path({ left: 0, top: 0, width: 20, height: 20 }, { left: 90, top: 40, width: 40, height: 40 });
    expect(frames[0].transform).toBe('translate(-100px, -50px) scale(0.5)');
    expect(frames.at(-1)).toEqual({ offset: 1, transform: 'none', opacity: 1 });
    expect(timing({ beat: 1, beats: 2 }).delay).toBeGreaterThan(timing({ beat: 1, beats: 20 }).delay);
  });
});
