// Jour de Marché on the page.
import { defineGame } from '../game';
import { briefOf, explain } from './explain';
import type { MarcheChoice, MarcheObservation } from './types';

export default defineGame<MarcheObservation, MarcheChoice>({
  board: () => import('./board/MarcheBoard.svelte'),
  brief: briefOf,
  explain,
  log: () => import('./log/log'),
  lingers: ['BidsRevealed'],
  halfDone: (events) => events.at(-1)?.event === 'AuctionWon',
  sounds: {
    SpaceReserved: 'place',
    TileDrawn: 'tile',
    BidMade: 'coins',
    BidsRevealed: 'fists',
    TableBuilt: 'place',
    StallBuilt: 'place',
    StallBeside: 'place',
  },
  lessons: [
    {
      name: 'market',
      paragraphs: ['boards', 'trucks', 'next', 'start', 'aim', 'secrets'],
      picture: () => import('./pictures/market.json'),
    },
    {
      name: 'reserve',
      paragraphs: ['turn', 'disc', 'safe'],
      picture: () => import('./pictures/reserve.json'),
    },
    { name: 'draw', paragraphs: ['tile', 'flea', 'stall', 'pass', 'pile'] },
    {
      name: 'auction',
      paragraphs: ['who', 'bid', 'win', 'tie', 'build', 'beside'],
      picture: () => import('./pictures/auction.json'),
    },
    { name: 'paths', paragraphs: ['full', 'routes'], picture: () => import('./pictures/paths.json') },
    { name: 'end', paragraphs: ['row', 'order', 'rest'] },
    {
      name: 'score',
      paragraphs: ['distance', 'least', 'most', 'sum', 'tie'],
      picture: () => import('./pictures/score.json'),
    },
    { name: 'streets', paragraphs: ['use', 'where'], picture: () => import('./pictures/streets.json') },
    { name: 'classic', paragraphs: ['differs', 'first', 'golden', 'tables', 'start'] },
    { name: 'access', paragraphs: ['rule'], picture: () => import('./pictures/access.json') },
    { name: 'cut', paragraphs: ['rule', 'sure'], picture: () => import('./pictures/cut.json') },
    { name: 'tips', paragraphs: ['wait', 'several', 'worth', 'row', 'table'] },
  ],
  picture: () => import('./LessonPicture.svelte'),
  examples: () => import('./examples'),
  guide: () => import('./guide'),
  editors: { layout: () => import('./layout/LayoutOption.svelte') },
});
