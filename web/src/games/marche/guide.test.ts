import { expect, it } from 'vitest';
import type { Fixture } from '../../board/types';
import type { Moment } from '../../learn/advice';
import guide from './guide';
import type { MarcheChoice, MarcheObservation } from './types';

type Position = Fixture<MarcheObservation, MarcheChoice>;
type Now = Moment<MarcheObservation, MarcheChoice>;

const fixtures = import.meta.glob<Position>('./fixtures/*.json', { eager: true, import: 'default' });

function at(name: string): Now {
  const { observation, choices, names } = structuredClone(fixtures[`./fixtures/${name}.json`]);
  return { seen: observation, seat: observation.viewer!, names, choices, events: [], history: [] };
}

const message = (now: Now): string => guide.advise(now).reasons[0].message;

// With so many spaces reserved, and so many stalls still to build.
function holding(discs: number, toBuild = 4): Now {
  const now = at('middle');
  const player = now.seen.players[0];
  player.discs = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].slice(0, discs);
  player.supply = (['fish', 'soda', 'cheese', 'ice_cream'] as const).slice(0, toBuild);
  return now;
}

it('advises to hold five discs before the first draw, and later one more than there are stalls to build', () => {
  expect(message(holding(4))).toBe('reserve');
  expect(message(holding(5))).toBe('draw');
  expect(message(holding(2, 2))).toBe('reserve');
  expect(message(holding(3, 2))).toBe('draw');
});

// What whole games say is checked in tests/web/test_guided_games.py.
it('says what whole games seldom lead to', () => {
  const now = holding(2);
  for (const { json, preview } of now.choices) {
    if (json.do === 'reserve') preview.points = preview.points.map((points, seat) => points - Number(!seat));
  }
  const draws = now.choices.filter(({ json }) => json.do === 'draw');
  expect(message({ ...now, choices: [...draws, ...now.choices] })).toBe('draw-better');
  const pass: MarcheChoice = { ...draws[0], move: 'pass', json: { do: 'pass' } };
  expect(message({ ...now, choices: [pass] })).toBe('pass');
});

it('explains an auction by who drew the stall', () => {
  const now = at('auction');
  const bids = guide.news(now).find((news) => news.message === 'new-bids');
  expect(bids?.args).toEqual({ you: now.seen.turn === now.seat ? 'yes' : 'no', player: now.names[now.seen.turn] });
});
