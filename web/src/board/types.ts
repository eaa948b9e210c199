import type { Snippet } from 'svelte';

// What a board gets and gives back. A board is pure and knows no rules: which tile may go where, what it costs and
// brings, is read out of `choices`, which the server made from what the viewer's seat may know.
// Something that happened, as the engine reports it; `event` is its kind, such as 'StandOpened'.
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

// What every observation has; the rest is the game's own, and only its board knows it.
export interface Observation {
  game: string;
  // The seat that looks; null for a spectator.
  viewer: number | null;
  to_act: number[];
  phase: string;
}

export interface BoardProps<Seen extends Observation = Observation, C extends Choice = Choice> {
  observation: Seen;
  // The board as text, for a game whose board is nothing else.
  text?: string | null;
  // By seat.
  names: readonly string[];
  // The legal moves of the viewer; empty if there is nothing to decide.
  choices: readonly C[];
  happened?: Happened;
  // What each move that led here did, the last one last.
  past?: readonly (readonly GameEvent[])[];
  // A move that is drawn on the board as if it were about to be made, though it isn't offered.
  shows?: C | null;
  // No choosing at all: replays, pictures in the rules.
  readonly?: boolean;
  // While a move is on its way to the server.
  busy?: boolean;
  onmove?: (move: string) => void;
  // What may come about on the board, whoever's turn it is: asked for when somebody points at something; null if the
  // game has moved on meanwhile. Replays and pictures have none.
  prospects?: () => Promise<readonly unknown[] | null>;
  // What a table shows besides the game, such as the log. On a wide screen a board puts it at the end of its side
  // column, where it takes the height that is left; on a narrow one it comes last. The shell sets `--play-height` where
  // the whole view has to fit into the window.
  aside?: Snippet;
}

// What a fixture holds: a position from one viewer's side and how it came about.
export interface Fixture<Seen extends Observation = Observation, C extends Choice = Choice> {
  name: string;
  game: string;
  names: string[];
  observation: Seen;
  choices: C[];
  happened: Happened;
  prospects?: unknown[];
}
