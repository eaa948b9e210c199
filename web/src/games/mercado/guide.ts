// What the guide says in a first game of Mercado.
import { adviceOf, bestOf, gainOf, notYet, say, sum, type Said } from '../../learn/advice';
import type { Guide } from '../game';
import { choiceTitle } from './board/words';
import type { MercadoChoice, MercadoObservation } from './types';

const GOOD_ENOUGH = 0.5; // of what would be best
const worth = ({ preview }: MercadoChoice): number[] => preview.gains;

function conceptOf({ json }: MercadoChoice): string | null {
  switch (json.do) {
    case 'bring_customers':
      return 'new-customers';
    case 'open_restaurant':
      return 'new-restaurant';
    case 'redraw_hand':
      return 'new-redraw';
    default:
      return null;
  }
}

function situationIn(seen: MercadoObservation, choices: readonly MercadoChoice[]): string | null {
  if (seen.turns_left !== null) return 'last';
  return choices.some(({ preview }) => preview.ends) ? 'new-end' : null;
}

function advise(
  seen: MercadoObservation,
  choices: readonly MercadoChoice[],
  seat: number,
  explained: ReadonlySet<string> | null,
): Said<MercadoChoice> {
  const first = !Object.values(seen.stands).some((stand) => stand.seat === seat);
  const best = (!first && explained && newOf(choices, seat, explained)) || bestAction(choices, seat);
  const { income, cost, profit } = best.preview;
  switch (best.json.do) {
    case 'take_tile':
      return say('take', best);
    case 'choose_specialty':
      return say('choose', best);
    case 'bring_customers':
      return say('customers', best, { income: income[seat], others: sum(income) - income[seat] });
    case 'open_restaurant':
      return say('restaurant', best);
    case 'redraw_hand':
      return say('redraw', best);
    case 'open_stand':
      if (first) return say('first', best);
      return profit > 0 ? say('stand', best, { profit, cost }) : say('investment', best);
    default:
      return say('coin', best);
  }
}

function bestAction(choices: readonly MercadoChoice[], seat: number): MercadoChoice {
  const actions = choices.filter(({ json }) => !json.do.startsWith('redraw'));
  return bestOf(actions.length ? actions : choices, seat, worth);
}

// A move of a kind that has not come up yet: one that costs no action, or one that is good enough to be advised.
function newOf(choices: readonly MercadoChoice[], seat: number, explained: ReadonlySet<string>): MercadoChoice | null {
  const fresh = choices.filter((choice) => notYet(conceptOf(choice), explained));
  const redraw = fresh.find(({ json }) => json.do === 'redraw_hand');
  if (redraw || !fresh.length) return redraw ?? null;
  const best = bestOf(fresh, seat, worth);
  const most = gainOf(worth(bestAction(choices, seat)), seat);
  return gainOf(worth(best), seat) >= GOOD_ENOUGH * most ? best : null;
}

export default {
  advise: adviceOf({ conceptOf, situationIn, advise }),
  nameOf: choiceTitle,
} satisfies Guide<MercadoObservation, MercadoChoice>;
