// Mercado de Lisboa on the page.
import { defineGame } from '../game';
import { briefOf, explain } from './explain';
import type { MercadoChoice, MercadoObservation } from './types';

export default defineGame<MercadoObservation, MercadoChoice>({
  board: () => import('./board/MercadoBoard.svelte'),
  brief: briefOf,
  explain,
  // In a challenge fame is judged by the result.
  plot: ({ solo }) => solo && { values: solo.result === null ? [] : [solo.result], levels: solo.thresholds },
  lessons: [
    { name: 'market', picture: () => import('./pictures/market.json') },
    { name: 'turn' },
    { name: 'stand', picture: () => import('./pictures/stand.json') },
    { name: 'customers', picture: () => import('./pictures/customers.json') },
    { name: 'restaurant', picture: () => import('./pictures/restaurant.json') },
    { name: 'end', picture: () => import('./pictures/end.json') },
    { name: 'solo' },
    { name: 'tips' },
  ],
  picture: () => import('./LessonPicture.svelte'),
  guide: () => import('./guide'),
  emblem: () => import('./Emblem.svelte'),
});
