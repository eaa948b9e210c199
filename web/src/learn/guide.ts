// What a guide says in a position: told by the phase and by the choices there are. All that is worth something, and how
// much, is read out of the previews; no rule is known here.
import type { AnyChoice, AnyObservation, MarcheChoice, MarcheObservation, MercadoChoice, MercadoObservation } from '../board/types';

export interface Advice {
  // What comes up for the first time, one thing at a time: its message, named like the other; null if there is nothing.
  news: string | null;
  // The message without its 'guide-mercado-' or 'guide-marche-'.
  message: string;
  args: Record<string, number>;
  suggestion: AnyChoice | null;
}

type Said = Omit<Advice, 'news'>;

// For the seat that looks, whose turn it is, and who has been told what was explained; null while its choices are not known.
export function advise(
  seen: AnyObservation,
  choices: readonly AnyChoice[],
  explained: ReadonlySet<string> = new Set(),
): Advice | null {
  if (seen.phase === 'over') return { news: null, ...say('over') };
  if (!choices.length || seen.viewer === null) return null;
  const situation = notYet(situationIn(seen, choices), explained);
  const said =
    seen.game === 'mercado'
      ? adviseMercado(seen, choices as readonly MercadoChoice[], seen.viewer, situation ? null : explained)
      : adviseMarche(seen, choices as readonly MarcheChoice[], seen.viewer);
  return { news: notYet(conceptOf(said.suggestion), explained) ?? situation, ...said };
}

// What has to be known about a move before one makes it.
function conceptOf(choice: AnyChoice | null): string | null {
  switch (choice?.json.do) {
    case 'bring_customers':
      return 'new-customers';
    case 'open_restaurant':
      return 'new-restaurant';
    case 'redraw_hand':
      return 'new-redraw';
    case 'draw':
      return 'new-draw';
    case 'bids':
      return 'new-bids';
    case 'place':
      return choice.json.at ? 'new-place' : null;
    default:
      return null;
  }
}

// What is worth knowing whatever one does.
function situationIn(seen: AnyObservation, choices: readonly AnyChoice[]): string | null {
  if (seen.game === 'marche') return seen.row_dealt > 0 ? 'new-row' : null;
  if (seen.turns_left !== null) return 'last';
  return (choices as readonly MercadoChoice[]).some(({ preview }) => preview.ends) ? 'new-end' : null;
}

function notYet(concept: string | null, explained: ReadonlySet<string>): string | null {
  return concept && !explained.has(concept) ? concept : null;
}

function say(message: string, suggestion: AnyChoice | null = null, args: Record<string, number> = {}): Said {
  return { message, args, suggestion };
}

// With `explained`, something new is shown rather than what would be best.
function adviseMercado(
  seen: MercadoObservation,
  choices: readonly MercadoChoice[],
  seat: number,
  explained: ReadonlySet<string> | null,
): Said {
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
  return bestOf(actions.length ? actions : choices, seat);
}

const GOOD_ENOUGH = 0.5; // of what would be best

// A move of a kind that has not come up yet: one that costs no action, or one that is good enough to be advised.
function newOf(choices: readonly MercadoChoice[], seat: number, explained: ReadonlySet<string>): MercadoChoice | null {
  const fresh = choices.filter((choice) => notYet(conceptOf(choice), explained));
  const redraw = fresh.find(({ json }) => json.do === 'redraw_hand');
  if (redraw || !fresh.length) return redraw ?? null;
  const best = bestOf(fresh, seat);
  return gainOf(best, seat) >= GOOD_ENOUGH * gainOf(bestAction(choices, seat), seat) ? best : null;
}

// It is time to see what the pile brings with a space for every stall to come and one to spare: at the beginning with
// five, as the designer advises.
function adviseMarche(seen: MarcheObservation, choices: readonly MarcheChoice[], seat: number): Said {
  const { discs, stalls, supply } = seen.players[seat];
  const draw = choices.find(({ json }) => json.do === 'draw');
  const best = draw && discs.length > supply.length ? draw : bestOf(choices, seat);
  switch (best.json.do) {
    case 'bids':
      return say('bids', best);
    case 'place':
      return best.json.at ? say('place', best) : say('beside', best);
    case 'draw':
      if (!supply.length) return say('draw-built', best);
      if (discs.length > supply.length) return say('draw', best);
      return say(choices.length > 1 ? 'draw-better' : 'draw-only', best);
    case 'reserve':
      if (!supply.length) return say('reserve-built', best);
      if (!discs.length && !Object.keys(stalls).length) return say('first', best);
      return say('reserve', best, { spaces: supply.length + 1 });
    default:
      return say('pass', best);
  }
}

function bestOf<C extends AnyChoice>(choices: readonly C[], seat: number): C {
  return choices.reduce((best, choice) => (gainOf(choice, seat) > gainOf(best, seat) ? choice : best));
}

// How good a choice is for a seat by its preview: what it is worth to it, less what it is to the others on average.
function gainOf({ preview }: AnyChoice, seat: number): number {
  const worth = 'gains' in preview ? preview.gains : preview.points;
  const others = worth.filter((_, other) => other !== seat);
  return worth[seat] - (others.length ? sum(others) / others.length : 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
