// What a guide says in a position: told by the phase and by the choices there are. All that is worth something, and how
// much, is read out of the previews; no rule is known here.
import type { AnyChoice, AnyObservation, MarcheChoice, MarcheObservation, MercadoChoice, MercadoObservation } from '../board/types';

export interface Advice {
  // The message without its 'guide-mercado-' or 'guide-marche-'.
  message: string;
  args: Record<string, number>;
  suggestion: AnyChoice | null;
}

// For the seat that looks, whose turn it is; null while its choices are not known.
export function advise(seen: AnyObservation, choices: readonly AnyChoice[]): Advice | null {
  if (seen.phase === 'over') return say('over');
  if (!choices.length || seen.viewer === null) return null;
  return seen.game === 'mercado'
    ? adviseMercado(seen, choices as readonly MercadoChoice[], seen.viewer)
    : adviseMarche(seen, choices as readonly MarcheChoice[], seen.viewer);
}

// What is there to be explained: messages 'guide-<game>-new-<concept>' or, for the last turns, 'guide-mercado-last'.
export function conceptsIn(seen: AnyObservation, choices: readonly AnyChoice[]): string[] {
  const kinds = new Set(choices.map(({ json }) => json.do));
  const found: [string, boolean][] =
    seen.game === 'mercado'
      ? [
          ['new-customers', kinds.has('bring_customers')],
          ['new-restaurant', kinds.has('open_restaurant')],
          ['new-redraw', kinds.has('redraw_hand')],
          ['new-end', seen.turns_left === null && (choices as readonly MercadoChoice[]).some(({ preview }) => preview.ends)],
          ['last', seen.turns_left !== null && seen.phase !== 'over'],
        ]
      : [
          ['new-draw', kinds.has('draw')],
          ['new-bids', kinds.has('bids')],
          ['new-place', kinds.has('place')],
          ['new-row', seen.row_dealt > 0 && seen.phase !== 'over'],
        ];
  return found.flatMap(([concept, there]) => (there ? [concept] : []));
}

function say(message: string, suggestion: AnyChoice | null = null, args: Record<string, number> = {}): Advice {
  return { message, args, suggestion };
}

function adviseMercado(seen: MercadoObservation, choices: readonly MercadoChoice[], seat: number): Advice {
  const actions = choices.filter(({ json }) => !json.do.startsWith('redraw'));
  const best = bestOf(actions.length ? actions : choices, seat);
  const { income, cost } = best.preview;
  switch (best.json.do) {
    case 'take_tile':
      return say('take', best);
    case 'choose_specialty':
      return say('choose', best);
    case 'bring_customers':
      return say('customers', best, { income: income[seat], others: sum(income) - income[seat] });
    case 'open_restaurant':
      return say('restaurant', best);
    case 'open_stand':
      if (!Object.values(seen.stands).some((stand) => stand.seat === seat)) return say('first', best);
      return income[seat] > cost ? say('stand', best, { profit: income[seat] - cost, cost }) : say('investment', best);
    default:
      return say('coin', best);
  }
}

const ENOUGH_DISCS = 3; // on the market: then it is time to see what the pile brings

function adviseMarche(seen: MarcheObservation, choices: readonly MarcheChoice[], seat: number): Advice {
  const { discs, stalls } = seen.players[seat];
  const draw = choices.find(({ json }) => json.do === 'draw');
  const best = draw && discs.length >= ENOUGH_DISCS ? draw : bestOf(choices, seat);
  switch (best.json.do) {
    case 'bids':
      return say('bids', best);
    case 'place':
      return best.json.at ? say('place', best) : say('beside', best);
    case 'draw':
      return say('draw', best);
    case 'reserve':
      return say(discs.length || Object.keys(stalls).length ? 'reserve' : 'first', best);
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
