// The numbers of the worked examples, counted once more by looking at the pictures.
import { expect, it } from 'vitest';
import type { Picture } from '../game';
import examples from './examples';
import { SERVED } from './matching';
import type { MercadoChoice, MercadoObservation } from './types';

type Shown = Picture<MercadoObservation, MercadoChoice>;

const pictures = import.meta.glob<Shown>('./pictures/*.json', { eager: true, import: 'default' });
const picture = (name: string): Shown => pictures[`./pictures/${name}.json`];

// Open restaurants by a side of a space that serve a good.
function helping({ restaurants }: MercadoObservation, at: string, good: string): number {
  const [column, row] = [at.charCodeAt(0), Number(at[1])];
  const sides = [`${at[0]}${row - 1}`, `${at[0]}${row + 1}`].concat(
    [column - 1, column + 1].map((code) => String.fromCharCode(code) + row),
  );
  return sides.filter((side) => side in restaurants && [good, null].includes(SERVED[restaurants[side]])).length;
}

it('counts what a stand costs and earns', () => {
  const shown = picture('stand');
  const { stands, entrances } = shown.observation;
  const [price, ...paid] = examples.stand(shown);
  const profit = paid.pop()!;
  const { good, at } = shown.choices.find(({ move }) => move === shown.example)!.json;
  const row = Object.keys(stands).filter((space) => space.endsWith(at![1])).length;
  const column = Object.keys(stands).filter((space) => space.startsWith(at![0])).length;
  const cost = 1 + Math.max(row, column);
  expect(price.args).toEqual({ at, row, column, larger: cost - 1, cost });
  const ends = [`left-${at![1]}`, `right-${at![1]}`, `top-${at![0]}`, `bottom-${at![0]}`];
  const tiles = ends.flatMap((end) => (entrances[end]?.goods.includes(good!) ? [entrances[end].customers] : []));
  const restaurants = helping(shown.observation, at!, good!);
  expect(paid.map(({ args }) => args)).toEqual(
    tiles.map((customers) => ({ customers, restaurants, coins: customers * (1 + restaurants) })),
  );
  const income = tiles.reduce((sum, customers) => sum + customers * (1 + restaurants), 0);
  expect(profit.args).toEqual({ income, cost, profit: income - cost });
  expect([paid.length > 1, restaurants > 0, row !== column]).toEqual([true, true, true]); // a telling example
});

it('counts what customers pay', () => {
  const shown = picture('customers');
  const { stands } = shown.observation;
  const { customers, goods, at } = shown.choices.find(({ move }) => move === shown.example)!.json;
  const line = at!.split('-')[1];
  const paid = Object.entries(stands).filter(([space, { good }]) => space.includes(line) && goods!.includes(good));
  const told = examples.customers(shown).map(({ args }) => args);
  expect(told).toHaveLength(paid.length);
  for (const [space, { good, seat }] of paid) {
    const restaurants = helping(shown.observation, space, good);
    expect(told).toContainEqual({
      at: space,
      player: shown.names[seat],
      you: seat === shown.observation.viewer ? 'yes' : 'no',
      customers,
      restaurants,
      coins: customers! * (1 + restaurants),
    });
  }
  expect(new Set(told.map(({ you }) => you)).size).toBe(2); // somebody else earns too
});

it('counts the scores', () => {
  const shown = picture('end');
  const told = examples.end(shown).map(({ args }) => args);
  expect(told).toHaveLength(shown.names.length);
  shown.observation.players.forEach(({ money, supply }, seat) => {
    const [coins, restaurants] = [Number(told[seat].coins), supply.length];
    if (money !== null) expect(coins).toBe(money);
    expect(told[seat]).toMatchObject({ restaurants, score: coins - restaurants });
  });
});
