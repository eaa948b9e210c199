import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../board/types';
import { Catalogue } from './catalogue';
import { LANGUAGES, OF_GAMES_TOO, sectionsOf, source, type Language } from './sections';
import { eventMessage, Sentences } from './sentences';

interface Told {
  event: GameEvent;
  names: string[];
  reader: number | null;
  told: Record<Language, string>;
}

const files = import.meta.glob<Told[]>('../games/*/fixtures/told/events.json', { eager: true, import: 'default' });
const GAMES = Object.fromEntries(Object.entries(files).map(([path, told]) => [path.split('/')[2], told]));

async function catalogue(language: Language, game: string): Promise<Catalogue> {
  const sections = [...OF_GAMES_TOO, ...sectionsOf(game)];
  return new Catalogue(language, await Promise.all(sections.map((section) => source(language, section))));
}

describe.each(Object.keys(GAMES))('%s', (game) => {
  it.each(Object.keys(LANGUAGES) as Language[])('is told in %s as Python tells it', async (language) => {
    const words = await catalogue(language, game);
    for (const { event, names, reader, told } of GAMES[game]) {
      expect(new Sentences(words, names).event(event, reader)).toBe(told[language]);
    }
  });

  it('has a fixture for most kinds of events', () => {
    expect(new Set(GAMES[game].map(({ event }) => event.event)).size).toBeGreaterThan(14);
  });
});

it('names messages after events', () => {
  expect(eventMessage('StandOpened')).toBe('event-stand-opened');
  expect(eventMessage('Paid')).toBe('event-paid');
});

it('tells why a move is refused, and nothing if it has no words', async () => {
  const tell = new Sentences(await catalogue('en', 'mercado'), ['Ana', 'Bo']);
  expect(tell.refusal({ reason: 'not-your-turn', details: { turn: 1 } })).toBe("It's Bo's turn.");
  expect(tell.refusal({ reason: 'sells-nothing', details: { at: 'left-3', goods: ['flower', 'meat'] } })).toBe(
    'You have no stand in row 3 that sells flowers or meat.',
  );
  expect(tell.refusal({ reason: 'unheard-of' })).toBeUndefined();
});

it('gives a field only the meaning that its game says it has', () => {
  const words =
    'event-crate-drawn = { $turn } { $coins } { LIST($seats, joint: "plus") }\nlist-plus = { $first }+{ $last }';
  const tell = new Sentences(new Catalogue('en', [words]), ['Ana', 'Bo']);
  expect(tell.event({ event: 'CrateDrawn', turn: 1, coins: 3, seats: [0, 1] })).toBe('1 3 0+1');
});

it('says in plain words what the catalogue has no sentence for, as Python does', () => {
  const tell = new Sentences(new Catalogue('en', ['name-apple = apples']), ['Ana', 'Bo']);
  expect(tell.event({ event: 'CrateDrawn', seat: 1, fruit: 'apple', coins: 3, lost: true, won: false })).toBe(
    'Crate drawn: Bo, apples, 3, lost',
  );
  expect(tell.event({ event: 'Shuffled' })).toBe('Shuffled');
});
