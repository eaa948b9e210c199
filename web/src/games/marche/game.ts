// Jour de Marché on the page.
import { defineGame } from '../game';
import { briefOf, explain } from './explain';
import type { MarcheChoice, MarcheObservation } from './types';

export default defineGame<MarcheObservation, MarcheChoice>({
  board: () => import('./board/MarcheBoard.svelte'),
  brief: briefOf,
  explain,
  lingers: ['BidsRevealed'],
  lessons: [
    { name: 'market', picture: () => import('./pictures/market.json') },
    { name: 'reserve', picture: () => import('./pictures/reserve.json') },
    { name: 'draw' },
    { name: 'auction', picture: () => import('./pictures/auction.json') },
    { name: 'paths', picture: () => import('./pictures/place.json') },
    { name: 'score', picture: () => import('./pictures/score.json') },
    { name: 'classic', picture: () => import('./pictures/classic.json') },
    { name: 'tips' },
  ],
  picture: () => import('./LessonPicture.svelte'),
  guide: () => import('./guide'),
  editors: { layout: () => import('./layout/LayoutOption.svelte') },
});
