import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../board/types';
import type { Moment } from '../../learn/advice';
import guide from './guide';
import type { MercadoChoice, MercadoObservation } from './types';

type Position = Fixture<MercadoObservation, MercadoChoice>;
type Now = Moment<MercadoObservation, MercadoChoice>;

const fixtures = import.meta.glob<Position>('./fixtures/*.json', { eager: true, import: 'default' });

function at(name: string, changed: Partial<Now> = {}): Now {
  const { observation, choices, names } = fixtures[`./fixtures/${name}.json`];
  return { seen: observation, seat: observation.viewer!, names, choices, events: [], history: [], ...changed };
}

const newsAt = (now: Now): string[] => guide.news(now).map(({ message }) => message);
const reasonsAt = (now: Now, fresh: string | null = null): string[] =>
  guide.advise(now, fresh).reasons.map(({ message }) => message);

// What whole games say is checked in tests/web/test_guided_games.py.
it('says what whole games seldom lead to', () => {
  const { choices } = at('middle');
  const coin = choices.filter(({ json }) => json.do === 'take_coin');
  const last = coin.map((choice) => ({ ...choice, preview: { ...choice.preview, ends: 'coins' } }));
  expect(newsAt(at('middle', { choices: last }))).toContain('new-end-coins');
  expect(reasonsAt(at('middle', { choices: last }))).toEqual(['coin', 'ends-coins']);
});

it('explains what has happened while the others decide', () => {
  const events = [
    { event: 'CustomersBrought', seat: 1 },
    { event: 'Earned', seat: 1, coins: 5 },
    { event: 'Earned', seat: 0, coins: 2 },
    { event: 'Earned', seat: 0, coins: 4 },
  ];
  const paid = guide.news(at('middle', { choices: [], events }));
  expect(paid).toEqual([{ message: 'new-paid', args: { player: 'Bruno', coins: 6 } }]);
  expect(newsAt(at('middle', { choices: [], events: [{ ...events[0], seat: 0 }, ...events.slice(1)] }))).toEqual([]);
});

describe('a suggestion', () => {
  it('is of the kind that has just been explained, if that is good enough', () => {
    const now = at('hidden');
    expect(guide.advise(now, 'redraw_hand').suggestion.json.do).toBe('redraw_hand');
    expect(guide.advise(now, 'bring_customers').suggestion.json.do).toBe('bring_customers');
    expect(guide.advise(now, 'open_restaurant').suggestion.json.do).toBe('bring_customers'); // a restaurant is too poor
  });

  it('is never an exchange without a lesson', () => {
    expect(guide.advise(at('hidden'), null).suggestion.json.do).not.toMatch(/^redraw/);
  });
});
