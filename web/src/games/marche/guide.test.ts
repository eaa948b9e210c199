import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../board/types';
import guide from './guide';
import type { MarcheChoice, MarcheObservation } from './types';

type Position = Fixture<MarcheObservation, MarcheChoice>;

const { advise } = guide;
const fixtures = import.meta.glob<Position>('./fixtures/*.json', { eager: true, import: 'default' });
const at = (name: string): Position => fixtures[`./fixtures/${name}.json`];
const message = ({ observation, choices }: Position): string | undefined => advise(observation, choices)?.message;

it.each([
  ['start', 'first'],
  ['auction', 'bids'],
  ['place', 'place'],
  ['over', 'over'],
])('knows what to say at %s', (name, said) => {
  expect(message(at(name))).toBe(said);
});

it('suggests nothing but what the server offers', () => {
  for (const { observation, choices } of Object.values(fixtures)) {
    const suggestion = advise(observation, choices)?.suggestion;
    if (suggestion) expect(choices).toContain(suggestion);
  }
});

// With so many spaces reserved, and so many stalls still to build.
function holding(discs: number, toBuild = 4): Position {
  const fixture = structuredClone(at('middle'));
  const player = fixture.observation.players[0];
  player.discs = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].slice(0, discs);
  player.supply = (['fish', 'soda', 'cheese', 'ice_cream'] as const).slice(0, toBuild);
  return fixture;
}

it('advises to hold five discs before the first draw, and later one more than there are stalls to build', () => {
  expect(message(holding(4))).toBe('reserve');
  expect(message(holding(5))).toBe('draw');
  expect(message(holding(2, 2))).toBe('reserve');
  expect(message(holding(3, 2))).toBe('draw');
});

it('says how many spaces to hold by the stalls that are left to build', () => {
  const spaces = (toBuild: number): unknown => {
    const { observation, choices } = holding(1, toBuild);
    return advise(observation, choices)?.args.spaces;
  };
  expect([4, 3, 1].map(spaces)).toEqual([5, 4, 2]);
});

describe('why to draw', () => {
  const draws = (fixture: Position): Position['choices'] => fixture.choices.filter(({ json }) => json.do === 'draw');

  it('is spaces enough only where there are', () => {
    expect(message(holding(5))).toBe('draw');
    expect(message({ ...holding(5), choices: draws(holding(5)) })).toBe('draw');
  });

  it('is that there is nothing else to do', () => {
    expect(message({ ...holding(2), choices: draws(holding(2)) })).toBe('draw-only');
  });

  it('is that no space would help', () => {
    const fixture = holding(2);
    for (const { json, preview } of fixture.choices) {
      if (json.do === 'reserve') preview.points = preview.points.map((points, seat) => points - Number(!seat));
    }
    expect(message({ ...fixture, choices: [...draws(fixture), ...fixture.choices] })).toBe('draw-better');
  });

  it('is not a stall when all are built', () => {
    expect(message(holding(1, 0))).toBe('draw-built');
    const fixture = holding(0, 0);
    const reserves = fixture.choices.filter(({ json }) => json.do === 'reserve');
    expect(message({ ...fixture, choices: reserves })).toBe('reserve-built');
  });
});

describe('what is new', () => {
  const told = ({ observation, choices }: Position): (string | null | undefined)[] => {
    const advice = advise(observation, choices);
    return [advice?.news, advice?.suggestion?.json.do];
  };

  it('comes with the advice that is about it', () => {
    expect(told(at('auction'))).toEqual(['new-bids', 'bids']);
    expect(told(at('place'))).toEqual(['new-place', 'place']);
    expect(told(holding(5))).toEqual(['new-draw', 'draw']);
  });

  it('waits while it would be poor advice', () => {
    expect(told(holding(1))).toEqual([null, 'reserve']);
  });
});
