// What the board of Mercado gets: its observations, choices and previews, as the server sends them.
import type { BoardProps, Choice, GameEvent, RecordMove } from '../../board/types';

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

// A stand that a restaurant would help: each new customer would pay it `times` coins, not `before`.
export interface Improved {
  at: string;
  seat: number;
  good: Good;
  before: number;
  times: number;
}

export interface MercadoPreview {
  cost: number;
  improved: Improved[];
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
