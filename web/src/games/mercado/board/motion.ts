// Which pieces fly where when something has happened. `before` is what was seen before it, if anything was.
import type { Flight } from '../../../board/flights';
import type { GameEvent } from '../../../board/types';
import { gainOf, type Told } from '../events';
import type { Good, MercadoObservation, Restaurant } from '../types';

export type Flying =
  | { kind: 'stand'; good: Good; seat: number }
  | { kind: 'tile'; good: Good }
  | { kind: 'customers'; customers: number; goods: Good[] }
  | { kind: 'restaurant'; restaurant: Restaurant }
  // `gain` is what the purse of the seat has more, or less, when they have landed.
  | { kind: 'coins'; seat: number; gain: number };

type Route = Pick<Flight<Flying>, 'piece' | 'from' | 'to' | 'awaited'>;

// What belongs to the action before it, and what follows on it.
const WITH = ['Paid', 'RestaurantFound'];
const AFTER = ['Earned', 'CustomersOffered', 'TileDrawn'];
const MOST_EVENTS = 40; // more than that is history, not news

export function flightsOf(
  version: number,
  events: readonly GameEvent[],
  before: MercadoObservation | undefined,
  after: MercadoObservation,
): Flight<Flying>[] {
  if (events.length > MOST_EVENTS) return [];
  const flights: Omit<Flight<Flying>, 'beats'>[] = [];
  let [action, last, at] = [0, -1, ''];
  for (const event of events as readonly Told[]) {
    if (!WITH.includes(event.event) && !AFTER.includes(event.event)) action = last + 1;
    const beat = AFTER.includes(event.event) ? action + 1 : action;
    at = event.event === 'Earned' ? at : (event.at ?? at);
    for (const route of routes(event, at, before, after)) {
      flights.push({ ...route, id: `${version} ${flights.length}`, beat });
      last = Math.max(last, beat);
    }
  }
  return flights.map((flight) => ({ ...flight, beats: last + 1 }));
}

function routes(event: Told, at: string, before: MercadoObservation | undefined, after: MercadoObservation): Route[] {
  const { seat, good, goods, restaurant, customers } = event;
  switch (event.event) {
    case 'StandOpened': {
      const from = slot(`hand-${seat}`, before?.players[seat].hand.indexOf(good));
      return [{ piece: { kind: 'stand', good, seat }, from, to: at, awaited: at }];
    }
    case 'Paid':
      return [coins(event, at)];
    case 'Earned':
      return [coins(event, event.at)];
    case 'CoinTaken':
      return [coins(event, 'market')];
    case 'RestaurantOpened': {
      const from = slot(`supply-${seat}`, before?.players[seat].supply.indexOf(restaurant));
      return [{ piece: { kind: 'restaurant', restaurant }, from, to: at, awaited: at }, coins(event, at)];
    }
    case 'RestaurantFound': {
      const to = slot(`supply-${seat}`, after.players[seat].supply.indexOf(restaurant));
      return [{ piece: { kind: 'restaurant', restaurant }, from: at, to, awaited: to }];
    }
    case 'CustomersBrought': {
      const from = slot(`offer-${customers}`, indexOfGoods(before?.offers[customers], goods), `stack-${customers}`);
      return [{ piece: { kind: 'customers', customers, goods }, from, to: at, awaited: at }];
    }
    case 'CustomersOffered': {
      const to = slot(`offer-${customers}`, indexOfGoods(after.offers[customers], goods), `stack-${customers}`);
      return [{ piece: { kind: 'customers', customers, goods }, from: `stack-${customers}`, to, awaited: to }];
    }
    case 'TileTaken': {
      const from = slot('display', before?.display.indexOf(good), 'bag');
      const to = slot(`hand-${seat}`, after.players[seat].hand.indexOf(good));
      return [{ piece: { kind: 'tile', good }, from, to, awaited: to }];
    }
    case 'TileDrawn':
      return drawn([good], 'display', after.display);
    case 'DisplayRedrawn':
      return drawn(event.drew, 'display', after.display);
    case 'HandRedrawn':
      return drawn(event.drew, `hand-${seat}`, after.players[seat].hand);
    default:
      return [];
  }
}

function coins(event: Told, at: string): Route {
  const { seat } = event;
  const gain = gainOf(event);
  const [from, to] = gain < 0 ? [`purse-${seat}`, at] : [at, `purse-${seat}`];
  return { piece: { kind: 'coins', seat, gain }, from, to };
}

// From the bag to where the tiles lie now; tiles of the same good have slots of their own.
function drawn(goods: readonly Good[], row: string, lying: readonly Good[]): Route[] {
  const taken = new Set<number>();
  return goods.flatMap((good) => {
    const n = lying.findIndex((other, index) => other === good && !taken.has(index));
    if (n < 0) return [];
    taken.add(n);
    return [{ piece: { kind: 'tile', good } as const, from: 'bag', to: `${row}-${n}`, awaited: `${row}-${n}` }];
  });
}

function indexOfGoods(tiles: readonly Good[][] | undefined, goods: readonly Good[]): number | undefined {
  const wanted = [...goods].sort().join();
  return tiles?.findIndex((tile) => [...tile].sort().join() === wanted);
}

// A slot of a row, or the whole of it if it is not known which.
function slot(row: string, n: number | undefined, whole = row): string {
  return n === undefined || n < 0 ? whole : `${row}-${n}`;
}
