import { describe, expect, it } from 'vitest';
import type { AnyObservation, Fixture } from '../board/types';
import { advise } from './guide';

const fixtures = import.meta.glob<Fixture>('../board/fixtures/*.json', { eager: true, import: 'default' });
const at = (name: string): Fixture => fixtures[`../board/fixtures/${name}.json`];
const message = ({ observation, choices }: Fixture): string | undefined => advise(observation, choices)?.message;

it.each([
  ['mercado-start', 'first'],
  ['mercado-take', 'take'],
  ['mercado-over', 'over'],
  ['marche-start', 'first'],
  ['marche-auction', 'bids'],
  ['marche-place', 'place'],
  ['marche-over', 'over'],
])('knows what to say at %s', (name, said) => {
  expect(message(at(name))).toBe(said);
});

it('says nothing while the choices are not known', () => {
  expect(advise(at('mercado-start').observation, [])).toBeNull();
});

it('suggests nothing but what the server offers', () => {
  for (const { observation, choices } of Object.values(fixtures)) {
    const suggestion = advise(observation, choices)?.suggestion;
    if (suggestion) expect(choices).toContain(suggestion);
  }
});

it('tells what customers would pay, by their preview', () => {
  const { observation, choices } = at('mercado-middle');
  const customers = choices.filter(({ json }) => json.do === 'bring_customers');
  const told = advise(observation, customers)!;
  const { income } = (told.suggestion as { preview: { income: number[] } }).preview;
  expect(told).toMatchObject({ message: 'customers', args: { income: income[0], others: income[1] } });
});

// With so many spaces reserved, and so many stalls still to build.
function marcheWith(discs: number, toBuild = 4): Fixture {
  const fixture = structuredClone(at('marche-middle'));
  const player = (fixture.observation as Extract<AnyObservation, { game: 'marche' }>).players[0];
  player.discs = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].slice(0, discs);
  player.supply = (['fish', 'soda', 'cheese', 'ice_cream'] as const).slice(0, toBuild);
  return fixture;
}

it('advises to hold five discs before the first draw, and later one more than there are stalls to build', () => {
  expect(message(marcheWith(4))).toBe('reserve');
  expect(message(marcheWith(5))).toBe('draw');
  expect(message(marcheWith(2, 2))).toBe('reserve');
  expect(message(marcheWith(3, 2))).toBe('draw');
});

it('says how many spaces to hold by the stalls that are left to build', () => {
  const spaces = (toBuild: number): unknown => {
    const { observation, choices } = marcheWith(1, toBuild);
    return advise(observation, choices)?.args.spaces;
  };
  expect([4, 3, 1].map(spaces)).toEqual([5, 4, 2]);
});

describe('why to draw', () => {
  const draws = (fixture: Fixture): Fixture['choices'] => fixture.choices.filter(({ json }) => json.do === 'draw');

  it('is spaces enough only where there are', () => {
    expect(message(marcheWith(5))).toBe('draw');
    expect(message({ ...marcheWith(5), choices: draws(marcheWith(5)) })).toBe('draw');
  });

  it('is that there is nothing else to do', () => {
    expect(message({ ...marcheWith(2), choices: draws(marcheWith(2)) })).toBe('draw-only');
  });

  it('is that no space would help', () => {
    const fixture = marcheWith(2);
    for (const { json, preview } of fixture.choices) {
      if (json.do === 'reserve' && 'points' in preview) preview.points = preview.points.map((points, seat) => points - Number(!seat));
    }
    expect(message({ ...fixture, choices: [...draws(fixture), ...fixture.choices] })).toBe('draw-better');
  });

  it('is not a stall when all are built', () => {
    expect(message(marcheWith(1, 0))).toBe('draw-built');
    const fixture = marcheWith(0, 0);
    expect(message({ ...fixture, choices: fixture.choices.filter(({ json }) => json.do === 'reserve') })).toBe('reserve-built');
  });
});

describe('what is new', () => {
  const told = ({ observation, choices }: Fixture, ...explained: string[]): (string | null | undefined)[] => {
    const advice = advise(observation, choices, new Set(explained));
    return [advice?.news, advice?.suggestion?.json.do];
  };

  it('comes one thing at a time, and the advice is about it', () => {
    const hidden = at('mercado-hidden');
    expect(told(hidden)).toEqual(['new-redraw', 'redraw_hand']);
    expect(told(hidden, 'new-redraw')).toEqual(['new-customers', 'bring_customers']);
    const noCustomers = { ...hidden, choices: hidden.choices.filter(({ json }) => json.do !== 'bring_customers') };
    expect(told(noCustomers, 'new-redraw')).toEqual(['new-restaurant', 'open_restaurant']);
    expect(told(at('marche-auction'))).toEqual(['new-bids', 'bids']);
    expect(told(at('marche-place'))).toEqual(['new-place', 'place']);
  });

  it('waits while it would be poor advice', () => {
    expect(told(at('mercado-hidden'), 'new-redraw', 'new-customers')).toEqual([null, 'bring_customers']);
    expect(told(marcheWith(1))).toEqual([null, 'reserve']);
    expect(told(marcheWith(5))).toEqual(['new-draw', 'draw']);
  });

  it('waits until the first stand is open', () => {
    expect(told(at('mercado-start'))).toEqual([null, 'open_stand']);
  });

  it('is the last turns before anything else but what is advised', () => {
    const hidden = at('mercado-hidden');
    const observation = { ...hidden.observation, turns_left: 2 } as AnyObservation;
    expect(told({ ...hidden, observation })).toEqual(['new-customers', 'bring_customers']);
    expect(told({ ...hidden, observation }, 'new-customers')).toEqual(['last', 'bring_customers']);
  });
});
