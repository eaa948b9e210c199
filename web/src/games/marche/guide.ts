// What the guide says in a first game of Jour de Marché.
import { adviceOf, bestOf, say, type Said } from '../../learn/advice';
import type { Guide } from '../game';
import { thingsOf } from './board/position';
import { SpaceWords } from './board/words';
import type { MarcheChoice, MarcheObservation } from './types';

function conceptOf({ json }: MarcheChoice): string | null {
  switch (json.do) {
    case 'draw':
      return 'new-draw';
    case 'bids':
      return 'new-bids';
    case 'place':
      return json.at ? 'new-place' : null;
    default:
      return null;
  }
}

function situationIn(seen: MarcheObservation): string | null {
  return seen.row_dealt > 0 ? 'new-row' : null;
}

// It is time to see what the pile brings with a space for every stall to come and one to spare: at the beginning with
// five, as the designer advises.
function advise(seen: MarcheObservation, choices: readonly MarcheChoice[], seat: number): Said<MarcheChoice> {
  const { discs, stalls, supply } = seen.players[seat];
  const draw = choices.find(({ json }) => json.do === 'draw');
  const best = draw && discs.length > supply.length ? draw : bestOf(choices, seat, ({ preview }) => preview.points);
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

export default {
  advise: adviceOf({ conceptOf, situationIn, advise }),
  nameOf: (choice, seen, names) => new SpaceWords(seen, names, thingsOf(seen)).move(choice),
} satisfies Guide<MarcheObservation, MarcheChoice>;
