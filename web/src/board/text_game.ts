// A game without a folder in web/src/games: its board is text, and its moves are a list.
import type { GamePage } from '../games/game';

export const textGame: GamePage = {
  board: () => import('./TextBoard.svelte'),
  brief: () => '',
  explain: () => [],
  lessons: [],
};
