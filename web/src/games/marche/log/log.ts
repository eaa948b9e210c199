// Jour de Marché's events in signs: the piece, where it went, what was bid.
import type { GameEvent } from '../../../board/types';
import { numeral, signed } from '../../../i18n/text.svelte';
import type { GameLog, Sign } from '../../game';
import type { StallGood } from '../types';
import LogPiece from './LogPiece.svelte';

export type Drawn =
  | { kind: 'disc'; seat: number }
  | { kind: 'stall'; seat: number; good: StallGood }
  | { kind: 'tile'; tile: StallGood | 'flea' }
  | { kind: 'table' | 'coin' | 'path' }
  | { kind: 'fist'; seat: number };

type Told = GameEvent & {
  seat: number;
  seats: number[];
  at: string;
  good: StallGood;
  tile: StallGood | 'flea';
  coins: number;
  paved: string[];
};

const TO = { text: '→' };
const COIN = { piece: { kind: 'coin' } };
// What only a sentence says; what else there is in a game is said by the signs of another event, or by the result.
const IN_WORDS = ['StallBeside', 'Passed', 'PileClosed', 'GameOver', 'Ranked'];

function signsOf(event: Told): Sign[] {
  const { seat, good, at } = event;
  switch (event.event) {
    case 'SpaceReserved':
      return [{ piece: { kind: 'disc', seat } }, TO, { text: at }];
    case 'TileDrawn':
      return [{ text: '+' }, { piece: { kind: 'tile', tile: event.tile } }];
    case 'BidMade':
      return [{ piece: { kind: 'fist', seat } }];
    case 'BidsRevealed':
      return event.seats.flatMap((who, n) => [
        { seat: who },
        { text: numeral((event as unknown as { coins: number[] }).coins[n]) },
      ]);
    case 'AuctionWon':
      return [
        TO,
        { piece: { kind: 'stall', seat, good } },
        { text: event.coins ? signed(-event.coins) : numeral(0) },
        COIN,
      ];
    case 'RowDealt':
      return [{ text: '+' }, { piece: { kind: 'stall', seat, good } }];
    case 'TableBuilt':
      return [{ piece: { kind: 'table' } }, TO, { text: at }];
    case 'StallBuilt':
      return [{ piece: { kind: 'stall', seat, good } }, TO, { text: at }];
    case 'AreaFull':
    case 'RestPaved':
      return event.paved.length ? [{ piece: { kind: 'path' } }, { text: `× ${numeral(event.paved.length)}` }] : [];
    case 'CutPrevented':
    case 'AccessKept':
      return [{ piece: { kind: 'path' } }, TO, { text: at }];
    case 'DiscReturned':
      return [{ piece: { kind: 'disc', seat } }, { text: '↩' }];
    default:
      return IN_WORDS.includes(event.event) ? [{ event }] : [];
  }
}

const log: GameLog = {
  line: (events) => (events as Told[]).flatMap(signsOf),
  places: (event) => [event.at, event.paved, event.way].flat().filter((place) => typeof place === 'string'),
  tile: (tile) => ({ kind: 'tile', tile }),
  Piece: LogPiece as GameLog['Piece'],
};

export default log;
