// The worked examples of the rules: what the pictures come to in numbers, read out of the pictures.
import { say, type Saying } from '../../learn/advice';
import type { Picture } from '../game';
import { standsInLine } from './market';
import type { Earned, MercadoChoice, MercadoObservation } from './types';

type Shown = Picture<MercadoObservation, MercadoChoice>;

function exampleOf({ choices, example }: Shown): MercadoChoice {
  return choices.find(({ move }) => move === example)!;
}

function whose(seat: number, { names, observation }: Shown): { player: string; you: string } {
  return { player: names[seat], you: seat === observation.viewer ? 'yes' : 'no' };
}

const sumOf = ({ customers, restaurants, coins }: Earned): Record<string, number> => ({
  customers,
  restaurants: restaurants.length,
  coins,
});

// The price, each tile that pays, and what is left.
function stand(shown: Shown): Saying[] {
  const { json, preview } = exampleOf(shown);
  const at = json.at!;
  const { row, column } = standsInLine(shown.observation.stands, at);
  const larger = Math.max(row.length, column.length);
  return [
    say('stand-example-price', { at, row: row.length, column: column.length, larger, cost: preview.cost }),
    ...preview.earned.map((earned) => say('stand-example-tile', sumOf(earned))),
    say('stand-example-profit', { income: preview.income[json.seat!], cost: preview.cost, profit: preview.profit }),
  ];
}

// What each stand earns.
function customers(shown: Shown): Saying[] {
  const { preview } = exampleOf(shown);
  return preview.earned.map((earned) =>
    say('customers-example', { at: earned.at, ...whose(earned.seat, shown), ...sumOf(earned) }),
  );
}

// The score of each player.
function end(shown: Shown): Saying[] {
  const scores = shown.events.filter(({ event }) => event === 'FinalScore');
  return scores.map(({ seat, coins, restaurants_left, score }) =>
    say('end-example', {
      ...whose(seat as number, shown),
      coins: coins as number,
      restaurants: restaurants_left as number,
      score: score as number,
    }),
  );
}

export default { stand, customers, end };
