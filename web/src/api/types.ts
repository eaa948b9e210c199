// What the server sends and takes: docs/protocol.md tells it in words.
import type { AnyChoice, AnyObservation, GameEvent } from '../board/types';
import type { GameName } from '../i18n/rooms';

export interface Person {
  id: string;
  name: string;
}

export type Clock = { kind: 'none' } | { kind: 'move'; seconds: number } | { kind: 'days'; days: number };
export type Visibility = 'public' | 'link' | 'locked';
export type Options = Record<string, unknown>;

export interface Seat {
  kind: 'person' | 'bot' | 'open';
  name?: string;
  person?: string;
  bot?: string;
  resigned?: boolean;
  to_act?: boolean;
}

export interface Outcome {
  end: string;
  scores: number[];
  ranking: number[][];
}

export interface Summary {
  code: string;
  game: GameName;
  options: Options;
  name: string | null;
  status: 'open' | 'running' | 'paused' | 'finished' | 'closed';
  version: number;
  visibility: Visibility;
  host: string;
  muted: boolean;
  // A challenge that counts: nothing is taken back that was learned from.
  strict: boolean;
  clock: Clock;
  deadline: number | null;
  seats: Seat[];
  rematch: string | null;
  created: number;
  updated: number;
  outcome?: Outcome | null;
}

// What everybody may be told of a change of the table.
export interface Entry {
  version: number;
  at: number;
  kind: string;
  seat?: number;
  move?: string;
  name?: string;
  events?: GameEvent[];
  [field: string]: unknown;
}

export interface State {
  type: 'state';
  id?: number;
  table: string;
  version: number;
  viewer: number | null;
  summary: Summary;
  observation: AnyObservation | null;
  entries: Entry[];
  from: number;
  asked: boolean;
  undo: { asked_by: number; agreed: number[]; version: number } | null;
  may_undo: 'now' | 'ask' | null;
}

export interface Choices {
  type: 'choices';
  version: number;
  seat: number;
  choices: AnyChoice[];
}

export interface ChatLine {
  id: string;
  at: number;
  name: string;
  person: string | null;
  text: string;
}

export interface Problem {
  code: string;
  message: string;
  rule?: string;
  reason?: string;
  details?: Record<string, unknown>;
  version?: number;
}

export interface GameInfo {
  name: GameName;
  players: number[];
  options: Record<string, unknown>;
  bots: string[];
  challenges: unknown[];
}

export type SeatWish = { kind: 'me'; name?: string } | { kind: 'bot'; bot: string } | { kind: 'open' };

export interface TableWish {
  game: GameName;
  options: Options;
  seats: SeatWish[];
  clock?: Clock;
  visibility?: Visibility;
  name?: string;
  start?: boolean;
}
