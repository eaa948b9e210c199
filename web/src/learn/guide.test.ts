import { describe, expect, it } from 'vitest';
import type { AnyChoice, AnyObservation, Fixture } from '../board/types';
import { advise, conceptsIn } from './guide';

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

it('advises to draw once some spaces are reserved', () => {
  const { observation, choices } = at('marche-middle');
  const seen = structuredClone(observation) as Extract<AnyObservation, { game: 'marche' }>;
  seen.players[0].discs = ['A1', 'A2', 'A3'];
  expect(advise(seen, choices)?.message).toBe('draw');
});

describe('what is to be explained', () => {
  const concepts = (name: string): string[] => conceptsIn(at(name).observation, at(name).choices as AnyChoice[]);

  it('is what can be done', () => {
    expect(concepts('mercado-start')).toEqual([]);
    expect(concepts('mercado-middle')).toContain('new-customers');
    expect(concepts('marche-auction')).toContain('new-bids');
    expect(concepts('marche-place')).toContain('new-place');
  });
});
