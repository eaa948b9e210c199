import { expect, it } from 'vitest';
import { Catalogue } from '../i18n/catalogue';
import { sectionsOf, source, type Language } from '../i18n/sections';
import { inGameWords, movesLike, moveText, nextIn } from './moves';

async function catalogue(language: Language, game: string): Promise<Catalogue> {
  return new Catalogue(
    language,
    await Promise.all(['terminal', ...sectionsOf(game)].map((section) => source(language, section))),
  );
}

const MOVES = ['stand fish C3', 'stand fish C4', 'stand flower C3', 'customers 2 fish meat left-3', 'coin'];

it.each([
  ['en', 'stand fish C3'],
  ['fr', 'stand poisson C3'],
  ['es', 'puesto pescado C3'],
  ['uk', 'ятка риба C3'],
] as const)('shows a move in %s', async (language, shown) => {
  expect(moveText('stand fish C3', await catalogue(language, 'mercado'))).toBe(shown);
});

it('shows entrances by the words for the sides', async () => {
  expect(moveText('customers 1 grape left-3', await catalogue('fr', 'mercado'))).toMatch(/gauche-3$/);
});

it('finds moves by the beginnings of their words, by letters and without the first word', async () => {
  const words = await catalogue('en', 'mercado');
  expect(movesLike('st fi', MOVES, words)).toEqual(['stand fish C3', 'stand fish C4']);
  expect(movesLike('STAND F c3', MOVES, words)).toEqual(['stand fish C3']);
  expect(movesLike('flower', MOVES, words)).toEqual(['stand flower C3']);
  expect(movesLike('cus 2 f m left', MOVES, words)).toEqual(['customers 2 fish meat left-3']);
  expect(movesLike('', MOVES, words)).toEqual(MOVES);
  expect(movesLike('nonsense', MOVES, words)).toEqual([]);
});

it('prefers the whole move to one that is only begun', async () => {
  expect(movesLike('bid 1', ['bid 1', 'bid 10', 'bid 12'], await catalogue('en', 'marche'))).toEqual(['bid 1']);
  expect(movesLike('c3', ['reserve C3', 'reserve C30'], await catalogue('en', 'marche'))).toEqual(['reserve C3']);
});

it('takes accents as they come, and the letters of a Cyrillic keyboard', async () => {
  const french = await catalogue('fr', 'marche');
  const reserve = moveText('reserve C3', french);
  expect(movesLike(reserve.normalize('NFD').replace(/[\u0300-\u036f]/g, ''), ['reserve C3'], french)).toEqual([
    'reserve C3',
  ]);
  const ukrainian = await catalogue('uk', 'marche');
  const third = ukrainian.format('columns')[2];
  expect(movesLike(`${third}3`, ['reserve C3'], ukrainian)).toEqual(['reserve C3']);
});

it('puts what was typed into the words of the game', async () => {
  expect(inGameWords('puesto pescado c3', await catalogue('es', 'mercado'))).toBe('stand fish C3');
  const french = await catalogue('fr', 'mercado');
  expect(inGameWords(moveText('customers 2 fish left-3', french), french)).toBe('customers 2 fish left-3');
});

it('goes through what is offered by arrow keys, round and round', () => {
  expect([nextIn(4, -1, 1), nextIn(4, 0, 1), nextIn(4, 3, 1)]).toEqual([0, 1, 0]);
  expect([nextIn(4, -1, -1), nextIn(4, 3, -1), nextIn(4, 0, -1)]).toEqual([3, 2, 3]);
  expect([nextIn(0, -1, 1), nextIn(0, -1, -1)]).toEqual([-1, -1]);
});
