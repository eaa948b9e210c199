// What a guide says in a position, whatever the game: what is new, a move that it suggests, and why. What is worth
// something, and how much, is read out of the previews; no rule is known here.
import type { Choice, GameEvent, Observation } from '../board/types';

type Args = Record<string, string | number>;

// A message of the game's catalogue, without its 'guide-' or 'learn-'.
export interface Saying {
  message: string;
  args: Args;
}

// What a person at the table knows at a moment.
export interface Moment<Seen extends Observation = Observation, C extends Choice = Choice> {
  seen: Seen;
  seat: number;
  names: readonly string[];
  // The legal moves; empty while others must decide.
  choices: readonly C[];
  // What has happened since the person's last move, that move included.
  events: readonly GameEvent[];
  // All that has happened in the game.
  history: readonly GameEvent[];
}

// Something to explain, once; `kind` is the kind of move it is about, if it is about one.
export interface News extends Saying {
  kind?: string;
}

export interface Advice<C extends Choice = Choice> {
  suggestion: C;
  // Each sentence says one thing that is true of the suggested move or of the position.
  reasons: Saying[];
}

export function say(message: string, args: Args = {}): Saying {
  return { message, args };
}

// The choice that is best for a seat, by what each is worth to all seats.
export function bestOf<C extends Choice>(
  choices: readonly C[],
  seat: number,
  worth: (choice: C) => readonly number[],
): C {
  const gain = (choice: C): number => gainOf(worth(choice), seat);
  return choices.reduce((best, choice) => (gain(choice) > gain(best) ? choice : best));
}

// How good a choice is for a seat: what it is worth to it, minus what it is to the others on average.
export function gainOf(worth: readonly number[], seat: number): number {
  const others = worth.filter((_, other) => other !== seat);
  return worth[seat] - (others.length ? sum(others) / others.length : 0);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
