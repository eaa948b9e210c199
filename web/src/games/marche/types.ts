// What the board of Jour de Marché gets: its observations, choices and previews, as the server sends them.
import type { BoardProps, Choice, GameEvent, RecordMove } from '../../board/types';

export type StallGood = 'fish' | 'soda' | 'cheese' | 'ice_cream';
export interface Way {
  seat: number;
  good: StallGood;
  distance: number;
  way: string[];
  streets: string[];
  street_steps: number; // what each of the streets counts
  capped: boolean; // longer than the distance, which has a maximum
  route: string[]; // the way for people to read: streets have no names
}

// By seat and good (in the order fish, soda, cheese, ice cream); null while a stall is in the supply.
export type Distances = (number | null)[][];

export interface MarcheObservation {
  game: 'marche';
  options: { players: number; variant: 'areas' | 'classic'; coins: 'hidden' | 'open' };
  viewer: number | null;
  to_act: number[];
  phase: string;
  turn: number;
  columns: number;
  rows: number;
  boards: { name: string; at: string; turns: number }[];
  spaces: string[];
  areas: { spaces: string[]; limit: number; built: number }[];
  trucks: Record<StallGood, string>;
  paths: string[];
  tables: string[];
  pile: { tiles: number } & Record<string, number>;
  row: StallGood[];
  row_dealt: number;
  // By tile of the row: the one player who still needs that stall.
  row_for: (number | null)[];
  tile: StallGood | 'flea' | null;
  placing: number | null;
  bids: { seat: number; made: boolean; coins: number | null }[] | null;
  players: {
    coins: number | null;
    discs: string[];
    discs_left: number;
    stalls: Partial<Record<StallGood, string>>;
    supply: StallGood[];
    beside: StallGood[];
  }[];
  distances: Distances;
  end: string | null;
  // Classic only: reserved spaces that one more building, wherever it is, would turn into path.
  danger?: string[];
  // The ways of all stalls that are not in the supply, as things stand.
  ways: Way[];
  // When the game is over.
  result?: { scores: number[]; distances: number[][]; ranking: number[][]; end: string };
}

// What something that is built, or any other move, would do to the market.
export interface Effects {
  paves: string[];
  discs_home: (GameEvent & { event: 'DiscReturned'; seat: number; at: string })[];
  distances: Distances;
  after: Distances;
  // As they would be, of the stalls whose distance would change.
  ways: Way[];
  // From where open spaces would no longer lead to every truck to which they lead now.
  cut_off?: string[];
}

// What building on somebody's reserved space would do, whoever's turn it is.
export interface Prospect extends Effects {
  at: string;
  seat: number;
  cut_off: string[];
  // Of the stalls that could come here, the nearest first.
  reach: { good: StallGood; distance: number }[];
}

// As the server tells it: the distances as they are stand in the observation.
export type ToldProspect = Omit<Prospect, 'distances'>;

export interface MarchePreview extends Effects {
  cost: number;
  points: number[];
  // Of a space that is reserved: the distance that a stall of each good would have there.
  reach: number[];
  // Of a bid: the reserved spaces, the nearest first, with the distance that the stall would have there, and the
  // distance that it has if it never gets onto the market.
  sites: { at: string; distance: number }[];
  without: number | null;
}

export type MarcheMove = RecordMove & { at?: string | null; bids?: Record<string, number> };
export type MarcheChoice = Choice<MarcheMove, MarchePreview>;
export type MarcheBoardProps = BoardProps<MarcheObservation, MarcheChoice>;
