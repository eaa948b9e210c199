import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../board/types';
import guide from './guide';
import type { MercadoChoice, MercadoObservation } from './types';

type Position = Fixture<MercadoObservation, MercadoChoice>;

const { advise } = guide;
const fixtures = import.meta.glob<Position>('./fixtures/*.json', { eager: true, import: 'default' });
const at = (name: string): Position => fixtures[`./fixtures/${name}.json`];

it.each([
  ['start', 'first'],
  ['take', 'take'],
  ['over', 'over'],
])('knows what to say at %s', (name, said) => {
  const { observation, choices } = at(name);
  expect(advise(observation, choices)?.message).toBe(said);
});

it('says nothing while the choices are not known', () => {
  expect(advise(at('start').observation, [])).toBeNull();
});

it('suggests nothing but what the server offers', () => {
  for (const { observation, choices } of Object.values(fixtures)) {
    const suggestion = advise(observation, choices)?.suggestion;
    if (suggestion) expect(choices).toContain(suggestion);
  }
});

it('says what customers would pay, by their preview', () => {
  const { observation, choices } = at('middle');
  const customers = choices.filter(({ json }) => json.do === 'bring_customers');
  const said = advise(observation, customers)!;
  const { income } = said.suggestion!.preview;
  expect(said).toMatchObject({ message: 'customers', args: { income: income[0], others: income[1] } });
});

describe('what is new', () => {
  const told = ({ observation, choices }: Position, ...explained: string[]): (string | null | undefined)[] => {
    const advice = advise(observation, choices, new Set(explained));
    return [advice?.news, advice?.suggestion?.json.do];
  };

  it('comes one thing at a time, and the advice is about it', () => {
    const hidden = at('hidden');
    expect(told(hidden)).toEqual(['new-redraw', 'redraw_hand']);
    expect(told(hidden, 'new-redraw')).toEqual(['new-customers', 'bring_customers']);
    const noCustomers = { ...hidden, choices: hidden.choices.filter(({ json }) => json.do !== 'bring_customers') };
    expect(told(noCustomers, 'new-redraw')).toEqual(['new-restaurant', 'open_restaurant']);
  });

  it('waits while it would be poor advice', () => {
    expect(told(at('hidden'), 'new-redraw', 'new-customers')).toEqual([null, 'bring_customers']);
  });

  it('waits until the first stand is open', () => {
    expect(told(at('start'))).toEqual([null, 'open_stand']);
  });

  it('is the last turns before anything else but what is advised', () => {
    const hidden = at('hidden');
    const observation = { ...hidden.observation, turns_left: 2 };
    expect(told({ ...hidden, observation })).toEqual(['new-customers', 'bring_customers']);
    expect(told({ ...hidden, observation }, 'new-customers')).toEqual(['last', 'bring_customers']);
  });
});
