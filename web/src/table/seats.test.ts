import { expect, it } from 'vitest';
import type { Seat } from '../api/types';
import { seatNames } from './seats';

const person = (id: string): Seat => ({ kind: 'person', person: id, name: id, to_act: false, asked: null });
const bot: Seat = { kind: 'bot', bot: 'level3', to_act: false, asked: null };

it.each([
  { seats: [person('Ana'), bot, bot] },
  { seats: [person('Ana'), person('Ana'), bot, person('Bo'), bot] },
  { seats: [bot, person('Bo'), person('Ana')] },
])('names bots the same in a rematch, in which everybody moves one seat on', ({ seats }) => {
  let names = seatNames({ seats, host: 'Ana' });
  for (let games = 0; games < seats.length; games++) {
    seats = [...seats.slice(1), seats[0]];
    names = [...names.slice(1), names[0]];
    expect(seatNames({ seats, host: 'Ana' })).toEqual(names);
  }
});

it('gives each bot a name of its own, also where the host only watches', () => {
  const names = seatNames({ seats: [bot, person('Bo'), bot, bot], host: 'Ana' });
  expect(new Set(names).size).toBe(4);
});
