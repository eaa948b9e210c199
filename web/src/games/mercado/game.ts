// Mercado de Lisboa on the page.
import { defineGame } from '../game';
import { briefOf, explain } from './explain';
import type { MercadoChoice, MercadoObservation } from './types';

export default defineGame<MercadoObservation, MercadoChoice>({
  board: () => import('./board/MercadoBoard.svelte'),
  brief: briefOf,
  explain,
  log: () => import('./log/log'),
  sounds: {
    StandOpened: 'place',
    RestaurantOpened: 'place',
    CustomersBrought: 'place',
    Earned: 'coins',
    CoinTaken: 'coins',
    TileTaken: 'tile',
    HandRedrawn: 'tile',
    DisplayRedrawn: 'tile',
  },
  // A challenge is won by fame.
  won(events) {
    const judged = events.find(({ event }) => event === 'ChallengeJudged');
    return judged && Number(judged.fame) > 0;
  },
  // In a challenge fame is judged by the result.
  plot: ({ solo }) => solo && { values: solo.result === null ? [] : [solo.result], levels: solo.thresholds },
  lessons: [
    {
      name: 'market',
      paragraphs: ['grid', 'row', 'next', 'goods', 'restaurants', 'start', 'secrets'],
      picture: () => import('./pictures/market.json'),
    },
    { name: 'turn', paragraphs: ['order', 'actions', 'coin', 'exchange'] },
    {
      name: 'stand',
      paragraphs: ['where', 'price', 'paid', 'afford', 'found', 'take', 'swap'],
      picture: () => import('./pictures/stand.json'),
    },
    {
      name: 'customers',
      paragraphs: ['offer', 'where', 'pay', 'stays', 'share'],
      picture: () => import('./pictures/customers.json'),
    },
    {
      name: 'restaurant',
      paragraphs: ['open', 'helps', 'served'],
      picture: () => import('./pictures/restaurant.json'),
    },
    { name: 'end', paragraphs: ['trigger', 'coins', 'score', 'tie'], picture: () => import('./pictures/end.json') },
    { name: 'solo', paragraphs: ['challenges', 'alone', 'result', 'campaign', 'best'] },
    { name: 'tips', paragraphs: ['cross', 'twice', 'four', 'left'] },
  ],
  picture: () => import('./LessonPicture.svelte'),
  examples: () => import('./examples'),
  guide: () => import('./guide'),
  emblem: () => import('./Emblem.svelte'),
});
