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

// With so many spaces reserved.
function marcheWith(discs: string[]): Fixture {
  const fixture = structuredClone(at('marche-middle'));
  (fixture.observation as Extract<AnyObservation, { game: 'marche' }>).players[0].discs = discs;
  return fixture;
}

it('advises to draw once some spaces are reserved', () => {
  expect(message(marcheWith(['A1', 'A2']))).toBe('reserve');
  expect(message(marcheWith(['A1', 'A2', 'A3']))).toBe('draw');
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
    expect(told(marcheWith(['A1']))).toEqual([null, 'reserve']);
    expect(told(marcheWith(['A1', 'A2', 'A3']))).toEqual(['new-draw', 'draw']);
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
