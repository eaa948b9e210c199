// What a board gets and gives back. A board is pure and knows no rules: which tile may go where, what it costs and
// brings, is read out of `choices`, which the server made from what the viewer's seat may know.
import type { GameName } from '../i18n/rooms';

// Something that happened, as the engine tells it; `event` is its kind, such as 'StandOpened'.
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

// A legal move: its text (that is what one plays), the form that records have, what it would cost and bring.
export interface Choice<Move = RecordMove, Preview = unknown> {
  move: string;
  json: Move;
  preview: Preview;
}

export interface RecordMove {
  seat?: number; // not in a bid
  do: string;
  [field: string]: unknown;
}

// Events that have just happened, for the board to show in motion: a new `version` means new events.
export interface Happened {
  version: number;
  events: readonly GameEvent[];
}

export interface BoardProps<Observation, C extends Choice> {
  observation: Observation;
  // By seat.
  names: readonly string[];
  // The legal moves of the viewer; empty if there is nothing to decide.
  choices: readonly C[];
  happened?: Happened;
  // No choosing at all: replays, pictures in the rules.
  readonly?: boolean;
  // While a move is on its way to the server.
  busy?: boolean;
  onmove?: (move: string) => void;
}

export type Good = 'fish' | 'flower' | 'tomato' | 'meat' | 'grape';
export type Restaurant = 'sushi_bar' | 'tea_house' | 'pizzeria' | 'burger_joint' | 'wine_bar' | 'pub';
export interface Customers {
  customers: number;
  goods: Good[];
}

export interface MercadoObservation {
  game: 'mercado';
  options: { players: number; money: 'hidden' | 'open'; restaurants: 'open' | 'hidden'; challenge: number | null };
  viewer: number | null;
  to_act: number[];
  phase: string;
  stands: Record<string, { good: Good; seat: number }>;
  restaurants: Record<string, Restaurant>;
  grey: Record<string, Restaurant | null>;
  entrances: Record<string, Customers>;
  // By number of customers '1' … '4': what the tiles on offer want.
  offers: Record<string, Good[][]>;
  hidden_customers: Record<string, number>;
  display: Good[];
  bag: number;
  players: { hand: Good[]; supply: Restaurant[]; wooden_stands: number; money: number | null }[];
  spaces_left: number;
  // The last turns come when so many spaces or entrances are left, or so many stands are open; null is what can't come.
  ends_at: { spaces: number; entrances: number | null; stands: number | null };
  entrances_left: number;
  coins_in_a_row: number;
  end: string | null;
  turns_left: number | null;
  solo?: {
    name: string;
    thresholds: number[];
    result: number | null;
    fame: number | null;
    // Tiles with 4 customers without which there is no fame.
    fours_missing: number;
    // Whether only the goods of the specialty, once there is one, are paid for.
    one_good_pays: boolean;
    specialty: Good | null;
    best_move: boolean;
  };
}

export interface Earned extends GameEvent {
  event: 'Earned';
  seat: number;
  coins: number;
  at: string;
  entrance: string;
  customers: number;
  // How often each customer pays, by the restaurants that help, and where these are.
  times: number;
  restaurants: Restaurant[];
  beside: string[];
}

export interface RestaurantFound extends GameEvent {
  event: 'RestaurantFound';
  seat: number;
  restaurant: Restaurant;
  at: string;
}

export interface MercadoPreview {
  cost: number;
  found: RestaurantFound[];
  earned: Earned[];
  // By seat; `extra` is what of it the own seat gets without any stand, `profit` what it has more in the end.
  income: number[];
  extra: number;
  profit: number;
  // Where the player then names the only good that pays: what these customers would pay by it. Else empty.
  if_named: Partial<Record<Good, number>>;
  ends: string | null;
  gains: number[];
}

export type MercadoMove = RecordMove & {
  do:
    | 'open_stand'
    | 'take_tile'
    | 'bring_customers'
    | 'open_restaurant'
    | 'take_coin'
    | 'redraw_hand'
    | 'redraw_display'
    | 'choose_specialty';
  good?: Good;
  at?: string;
  customers?: number;
  goods?: Good[];
  restaurant?: Restaurant;
};

export type MercadoChoice = Choice<MercadoMove, MercadoPreview>;
export type MercadoBoardProps = BoardProps<MercadoObservation, MercadoChoice>;

export type StallGood = 'fish' | 'soda' | 'cheese' | 'ice_cream';
export interface Way {
  seat: number;
  good: StallGood;
  distance: number;
  way: string[];
  streets: string[];
  street_steps: number; // what each of the streets counts
  capped: boolean; // longer than the distance, which has a maximum
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
  // How many of the buildings to come may find no room; on our own boards none ever does.
  trucks: Record<StallGood, string>;
  paths: string[];
  tables: string[];
  pile: { tiles: number } & Record<string, number>;
  row: StallGood[];
  row_dealt: number;
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

export interface MarchePreview {
  cost: number;
  paves: string[];
  discs_home: (GameEvent & { event: 'DiscReturned'; seat: number; at: string })[];
  distances: Distances;
  after: Distances;
  points: number[];
  // As they would be, of the stalls whose distance would change.
  ways: Way[];
  // Of a space that is reserved: the distance that a stall of each good would have there.
  reach: number[];
}

export type MarcheMove = RecordMove & { at?: string | null; bids?: Record<string, number> };
export type MarcheChoice = Choice<MarcheMove, MarchePreview>;
export type MarcheBoardProps = BoardProps<MarcheObservation, MarcheChoice>;

export type AnyObservation = MercadoObservation | MarcheObservation;
export type AnyChoice = MercadoChoice | MarcheChoice;

// What a fixture holds: a position from one viewer's side and how it came about.
export interface Fixture {
  name: string;
  game: GameName;
  names: string[];
  observation: AnyObservation;
  choices: AnyChoice[];
  happened: Happened;
}
