// What the guide says in a first game of Mercado.
import { bestOf, gainOf, say, sum, type Advice, type Moment, type News, type Saying } from '../../learn/advice';
import type { Guide } from '../game';
import { choiceTitle } from './board/words';
import { isNextTo, standsInLine } from './market';
import { SERVED } from './matching';
import type { Earned, Good, MercadoChoice, MercadoMove, MercadoObservation, RestaurantFound } from './types';

type Now = Moment<MercadoObservation, MercadoChoice>;

const GOOD_ENOUGH = 0.5; // of what would be best
const worth = ({ preview }: MercadoChoice): number[] => preview.gains;

// What has happened to the person, then what has become possible.
function news({ seen, seat, names, choices, events }: Now): News[] {
  const legal = new Map<string, MercadoChoice>(choices.map((choice) => [choice.json.do, choice]));
  const found: News[] = [...paidByOthers(events, seat, names), ...foundBy(events, seat)];
  const possible: [MercadoMove['do'], string][] = [
    ['redraw_hand', 'new-exchange-hand'],
    ['redraw_display', 'new-exchange-display'],
    ['take_tile', 'new-take'],
    ['bring_customers', 'new-customers'],
    ['open_restaurant', 'new-restaurant'],
  ];
  for (const [kind, message] of possible) {
    const choice = legal.get(kind);
    if (choice) found.push({ ...say(message, { coins: choice.preview.extra }), kind });
  }
  if (seen.turns_left !== null && choices.length) found.push(say('new-last'));
  else found.push(...endings(choices).map((ends) => say(ends === 'coins' ? 'new-end-coins' : 'new-end')));
  return found;
}

// How some of the moves would end the game: with a last round, or right away by coins.
function endings(choices: readonly MercadoChoice[]): string[] {
  const ends = choices.flatMap(({ preview }) => preview.ends ?? []);
  return [...new Set(ends.map((end) => (end === 'coins' ? end : 'round')))];
}

// Customers that somebody else brought have paid the person.
function paidByOthers(events: Now['events'], seat: number, names: readonly string[]): News[] {
  let brought: number | null = null;
  const paid = new Map<number, number>();
  for (const event of events) {
    if (event.event === 'CustomersBrought') brought = event.seat as number;
    else if (event.event === 'StandOpened') brought = null;
    else if (event.event === 'Earned' && event.seat === seat && brought !== null && brought !== seat) {
      paid.set(brought, (paid.get(brought) ?? 0) + (event as Earned).coins);
    }
  }
  return [...paid].slice(0, 1).map(([by, coins]) => say('new-paid', { player: names[by], coins }));
}

function foundBy(events: Now['events'], seat: number): News[] {
  const found = events.find((event) => event.event === 'RestaurantFound' && event.seat === seat);
  return found ? [say('new-found', { restaurant: (found as RestaurantFound).restaurant })] : [];
}

function advise(now: Now, fresh: string | null): Advice<MercadoChoice> {
  const suggestion = newOf(now, fresh) ?? bestAction(now);
  const ends = endings([suggestion]).map((end) => say(end === 'coins' ? 'ends-coins' : 'ends'));
  return { suggestion, reasons: [...reasonsFor(suggestion, now), ...ends] };
}

function reasonsFor(choice: MercadoChoice, now: Now): Saying[] {
  const { json, preview } = choice;
  switch (json.do) {
    case 'take_tile':
      return [say('take', { good: json.good!, tiles: tilesWanting(json.good!, now.seen) })];
    case 'bring_customers': {
      const income = preview.income[now.seat];
      return [say('customers', { income, others: sum(preview.income) - income })];
    }
    case 'open_restaurant':
      return [say('restaurant', { coins: preview.extra }), ...helpOf(choice, now)];
    case 'redraw_hand':
    case 'redraw_display':
      return [say(json.do === 'redraw_hand' ? 'exchange-hand' : 'exchange-display')];
    case 'open_stand':
      return standReasons(choice, now);
    default:
      return [say('coin', { coins: preview.extra })];
  }
}

function standReasons({ json, preview }: MercadoChoice, { seen, seat }: Now): Saying[] {
  const { cost, profit } = preview;
  const income = preview.income[seat];
  const at = json.at!;
  const { row, column } = standsInLine(seen.stands, at);
  const mates = [...row, ...column].filter((space) => seen.stands[space].seat === seat).length;
  const first = !Object.values(seen.stands).some((stand) => stand.seat === seat);
  const tiles = new Set(preview.earned.filter((earned) => earned.seat === seat).map(({ entrance }) => entrance)).size;
  const reasons = [first && !income ? say('first', { cost }) : say('stand', { cost, income, profit, tiles })];
  if (mates) reasons.push(say('mates', { stands: mates }));
  if (at in seen.grey) reasons.push(say('finds'));
  return reasons;
}

// The person's stands that a restaurant would help.
function helpOf({ json }: MercadoChoice, { seen, seat }: Now): Saying[] {
  const served = SERVED[json.restaurant!];
  const helped = Object.entries(seen.stands).filter(
    ([space, stand]) => stand.seat === seat && (served === null || stand.good === served) && isNextTo(space, json.at!),
  );
  const finds = json.at! in seen.grey ? [say('finds')] : [];
  return [helped.length ? say('helps', { stands: helped.length }) : say('helps-none'), ...finds];
}

// The customer tiles at entrances and on offer that want a good.
function tilesWanting(good: Good, { entrances, offers }: MercadoObservation): number {
  const goods = [...Object.values(entrances).map((tile) => tile.goods), ...Object.values(offers).flat()];
  return goods.filter((wanted) => wanted.includes(good)).length;
}

function bestAction({ choices, seat }: Now): MercadoChoice {
  const actions = choices.filter(({ json }) => !json.do.startsWith('redraw'));
  return bestOf(actions.length ? actions : choices, seat, worth);
}

// A move of the kind that has just been explained: one that costs no action, or one that is good enough to be advised.
function newOf(now: Now, fresh: string | null): MercadoChoice | null {
  const kind = now.choices.filter(({ json }) => json.do === fresh);
  if (!kind.length) return null;
  const best = bestOf(kind, now.seat, worth);
  if (fresh?.startsWith('redraw')) return best;
  const most = gainOf(worth(bestAction(now)), now.seat);
  return gainOf(worth(best), now.seat) >= GOOD_ENOUGH * most ? best : null;
}

// A row in the middle, with both its entrances.
const ROW = ['left-3', 'A3', 'B3', 'C3', 'D3', 'E3', 'right-3'].map((place) => `[data-place="${place}"]`).join();

export default {
  cards: [
    { name: 'aim', target: () => '.mine' },
    { name: 'pay', target: () => ROW },
    { name: 'end', target: () => '.market .spaces, .market .entrances' },
    { name: 'hand', target: ({ viewer }) => `[data-spot="hand-${viewer}"], [data-spot="supply-${viewer}"]` },
    { name: 'lights', target: () => '[data-spot="market"]' },
  ],
  news,
  advise,
  nameOf: choiceTitle,
  next: [{ name: 'challenge', href: '/campaign' }],
} satisfies Guide<MercadoObservation, MercadoChoice>;
