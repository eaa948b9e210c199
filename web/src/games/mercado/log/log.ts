// Mercado's events in signs: the piece, where it went, what it brought.
import { numeral, signed } from '../../../i18n/text.svelte';
import type { GameLog, Sign } from '../../game';
import { isEntrance } from '../board/places';
import { shortPlace } from '../board/words';
import { gainsOf, type Told } from '../events';
import type { Good, Restaurant } from '../types';
import LogPiece from './LogPiece.svelte';

export type Drawn =
  | { kind: 'stand'; good: Good; seat: number }
  | { kind: 'good'; good: Good }
  | { kind: 'customers'; customers: number; goods: Good[] }
  | { kind: 'restaurant'; restaurant: Restaurant }
  | { kind: 'coin' };

const TO = { text: '→' };
const COIN = { piece: { kind: 'coin' } };
// What only a sentence says; what else there is in a game is said by the signs of another event, or by the result.
const IN_WORDS = ['SpecialtySet', 'EndTriggered', 'GameOver', 'Ranked', 'ChallengeJudged'];

function signsOf(event: Told): Sign[] {
  const { seat, good, goods, restaurant, customers } = event;
  switch (event.event) {
    case 'StandOpened':
      return [{ piece: { kind: 'stand', good, seat } }, TO, at(event)];
    case 'RestaurantFound':
      return [{ text: '+' }, { piece: { kind: 'restaurant', restaurant } }];
    case 'TileTaken':
      return [{ text: '+' }, { piece: { kind: 'good', good } }];
    case 'CustomersBrought':
      return [{ piece: { kind: 'customers', customers, goods } }, TO, at(event)];
    case 'RestaurantOpened':
      return [{ piece: { kind: 'restaurant', restaurant } }, TO, at(event)];
    case 'HandRedrawn':
    case 'DisplayRedrawn': {
      const { drew, returned } = event; // as many as went back
      const back: Sign[] = [{ text: `${numeral(drew.length)} ×` }, { piece: { kind: 'good', good: returned } }, TO];
      return [...back, ...drew.map((drawn) => ({ piece: { kind: 'good', good: drawn } }))];
    }
    default:
      return IN_WORDS.includes(event.event) ? [{ event }] : [];
  }
}

function at({ at: place }: Told): Sign {
  return { text: isEntrance(place) ? shortPlace(place) : place };
}

const log: GameLog = {
  line(events, seat) {
    const gains = [...gainsOf(events as Told[])].filter(([, gain]) => gain);
    return [
      ...(events as Told[]).flatMap(signsOf),
      ...gains.flatMap(([who, gain]): Sign[] => [
        ...(who === seat ? [] : [{ seat: who }]),
        { text: signed(gain), good: gain > 0 },
        COIN,
      ]),
    ];
  },
  places: (event) => [event.at, event.entrance, event.beside].flat().filter((place) => typeof place === 'string'),
  tile: (good) => ({ kind: 'good', good }),
  Piece: LogPiece as GameLog['Piece'],
};

export default log;
