import { expect, it } from 'vitest';
import { Catalogue } from '../i18n/catalogue';
import { OF_GAMES_TOO, sectionsOf, source, type Language } from '../i18n/sections';
import {
  inGameWords,
  moveSentence,
  movesLike,
  moveText,
  nearestMove,
  nextIn,
  unclearPlaces,
  type Named,
} from './moves';

async function catalogue(language: Language, game: string): Promise<Catalogue> {
  return new Catalogue(
    language,
    await Promise.all([...OF_GAMES_TOO, ...sectionsOf(game)].map((section) => source(language, section))),
  );
}

function stand(good: string, at: string): Named {
  return { move: `stand ${good} ${at}`, json: { seat: 0, do: 'open_stand', good, at } };
}

const BRING: Named = {
  move: 'customers 2 flower meat left-3',
  json: { seat: 0, do: 'bring_customers', customers: 2, goods: ['flower', 'meat'], at: 'left-3' },
};
const COIN: Named = { move: 'coin', json: { seat: 0, do: 'take_coin' } };
const MOVES = [stand('fish', 'C3'), stand('fish', 'C4'), stand('flower', 'C3'), BRING, COIN];

function reserve(...spaces: string[]): Named[] {
  return spaces.map((at) => ({ move: `reserve ${at}`, json: { seat: 0, do: 'reserve', at } }));
}

it.each([
  ['en', 'Open a fish stand at C3', 'Bring 2 customers (flowers or meat) to the left entrance of row 3'],
  ['fr', 'Ouvrir un stand de poisson en C3', 'Attirer 2 clients (fleur ou viande) à l’entrée gauche de la rangée 3'],
  [
    'es',
    'Abrir un puesto de pescado en C3',
    'Atraer a 2 clientes (flores o carne) a la entrada izquierda de la fila 3',
  ],
  ['uk', 'Відкрити рибну ятку на C3', 'Привести 2 клієнтів (квіти чи м’ясо) на лівий вхід рядка 3'],
] as const)('shows moves as labels in %s', async (language, opened, brought) => {
  const words = await catalogue(language, 'mercado');
  expect([MOVES[0], BRING].map((move) => moveSentence(move, words))).toEqual([opened, brought]);
});

it('shows the text of a move that it has no words for', () => {
  expect(moveSentence({ move: 'save' }, new Catalogue('en', []))).toBe('save');
});

it('finds moves by the beginnings of their words, by letters and without the first word', async () => {
  const words = await catalogue('en', 'mercado');
  const found = (typed: string): string[] => movesLike(typed, MOVES, words).moves;
  expect(found('st fi')).toEqual(['stand fish C3', 'stand fish C4']);
  expect(found('STAND F c3')).toEqual(['stand fish C3']);
  expect(found('flower')).toEqual(['stand flower C3']);
  expect(found('cus 2 l m left')).toEqual([BRING.move]);
  expect(found('')).toEqual(MOVES.map(({ move }) => move));
  expect(found('nonsense')).toEqual([]);
});

it('finds moves by their labels', async () => {
  const words = await catalogue('en', 'mercado');
  for (const move of MOVES) {
    expect(movesLike(moveSentence(move, words), MOVES, words)).toEqual({ moves: [move.move], sure: true });
  }
  expect(movesLike('bring flowers row', MOVES, words).moves).toEqual([BRING.move]);
});

it.each([
  ['en', 'stand flowers C3'],
  ['fr', 'stand fleurs C3'],
  ['es', 'puesto flor c3'],
  ['uk', 'ятку квіткову C3'],
  ['uk', 'ятка квіти с3'],
] as const)('takes other forms of a word in %s: %s', async (language, typed) => {
  const words = await catalogue(language, 'mercado');
  expect(movesLike(typed, MOVES, words)).toEqual({ moves: ['stand flower C3'], sure: true });
  expect(inGameWords(typed, words)).toBe('stand flower C3');
});

it('prefers the whole move to one that is only begun', async () => {
  const words = await catalogue('en', 'marche');
  const bids = [1, 10, 12].map((coins) => ({ move: `bid ${coins}` }));
  expect(movesLike('bid 1', bids, words).moves).toEqual(['bid 1']);
  expect(movesLike('c3', reserve('C3', 'C30'), words).moves).toEqual(['reserve C3']);
});

it('takes accents as they come', async () => {
  const french = await catalogue('fr', 'marche');
  expect(movesLike('reserver c3', reserve('C3'), french).moves).toEqual(['reserve C3']);
});

it('asks which column is meant by a letter of two columns, unless only one of them is a legal move', async () => {
  const words = await catalogue('uk', 'mercado');
  const moves = [stand('fish', 'B3'), stand('fish', 'C3'), stand('fish', 'D3')];
  expect(movesLike('ятка риба с3', moves, words)).toEqual({ moves: ['stand fish C3'], sure: true });
  expect(movesLike('ятка риба В3', moves, words)).toEqual({ moves: ['stand fish B3', 'stand fish D3'], sure: false });
  expect(movesLike('ятка риба В3', moves.slice(1), words)).toEqual({ moves: ['stand fish D3'], sure: true });
  expect(movesLike('ятка риба B3', moves, words)).toEqual({ moves: ['stand fish B3'], sure: true });
  expect(unclearPlaces('ятка риба В3', words)).toEqual(['B3', 'D3']);
  expect(unclearPlaces('ятка риба с3', words)).toEqual([]);
  expect(inGameWords('ятка риба В3', words)).toBe('stand fish В3');
  expect(inGameWords('ятка риба у3', words)).toBe('stand fish E3'); // the key of E
});

it('considers only the columns of this market', async () => {
  const words = await catalogue('uk', 'marche');
  expect(movesLike('зайняти И3', reserve('B3', 'J3'), words)).toEqual({ moves: ['reserve B3'], sure: true });
  expect(movesLike('Й3', reserve('B3', 'J3'), words)).toEqual({ moves: ['reserve J3'], sure: true });
  expect(movesLike('А3', reserve('A3', 'F3'), words).sure).toBe(false);
  expect(movesLike('А3', reserve('A3', 'B3'), words)).toEqual({ moves: ['reserve A3'], sure: true });
  expect(movesLike('Р1', reserve('P16', 'B3'), words).sure).toBe(false); // only begun: it may be H1
  expect(unclearPlaces('Д3', words)).toEqual(['D3', 'L3']);
  expect(unclearPlaces('Д3', words, ['C3', 'D3'])).toEqual([]);
  expect(inGameWords('зайняти Д3', words, ['C3', 'D3'])).toBe('reserve D3');
});

it('puts what was typed into the words of the game', async () => {
  expect(inGameWords('puesto pescado c3', await catalogue('es', 'mercado'))).toBe('stand fish C3');
  const french = await catalogue('fr', 'mercado');
  expect(inGameWords(moveText('customers 2 fish left-3', french), french)).toBe('customers 2 fish left-3');
  expect(inGameWords('clients 2 poisson haut-b', french)).toBe('customers 2 fish top-B');
});

it.each([
  ['en', 'stnad fsh C3', 'stand fish C3'],
  ['uk', 'ятка рабі C3', 'stand fish C3'],
  ['en', 'stand fish C5', 'stand fish C3'],
  ['en', 'what shall I do', undefined],
] as const)('offers the nearest move in %s: %s', async (language, typed, nearest) => {
  expect(nearestMove(typed, MOVES, await catalogue(language, 'mercado'))).toBe(nearest);
});

it('goes through what is offered by arrow keys, round and round', () => {
  expect([nextIn(4, -1, 1), nextIn(4, 0, 1), nextIn(4, 3, 1)]).toEqual([0, 1, 0]);
  expect([nextIn(4, -1, -1), nextIn(4, 3, -1), nextIn(4, 0, -1)]).toEqual([3, 2, 3]);
  expect([nextIn(0, -1, 1), nextIn(0, -1, -1)]).toEqual([-1, -1]);
});
