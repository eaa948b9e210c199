// What a guide says in a position, whatever the game: the situation, one new idea at a time, and a move that it
// suggests. What is worth something, and how much, is read out of the previews; no rule is known here.
import type { Choice, Observation } from '../board/types';

export interface Advice<C extends Choice = Choice> {
  // What comes up for the first time, one thing at a time: its message, named like the other; null if there is nothing.
  news: string | null;
  // The message without its 'guide-'.
  message: string;
  args: Record<string, number>;
  suggestion: C | null;
}

export type Said<C extends Choice> = Omit<Advice<C>, 'news'>;

// For the seat that looks, whose turn it is, and who knows what was explained; null while its choices are not known.
export type Advise<Seen extends Observation = Observation, C extends Choice = Choice> = (
  seen: Seen,
  choices: readonly C[],
  explained?: ReadonlySet<string>,
) => Advice<C> | null;

export interface Teacher<Seen extends Observation, C extends Choice> {
  // What has to be known about a move before one makes it.
  conceptOf(choice: C): string | null;
  // What is worth knowing whatever one does.
  situationIn(seen: Seen, choices: readonly C[]): string | null;
  // With `explained`, something new may be shown rather than what would be best.
  advise(seen: Seen, choices: readonly C[], seat: number, explained: ReadonlySet<string> | null): Said<C>;
}

export function adviceOf<Seen extends Observation, C extends Choice>(teacher: Teacher<Seen, C>): Advise<Seen, C> {
  return (seen, choices, explained = new Set()) => {
    if (seen.phase === 'over') return { news: null, ...say<C>('over') };
    if (!choices.length || seen.viewer === null) return null;
    const situation = notYet(teacher.situationIn(seen, choices), explained);
    const said = teacher.advise(seen, choices, seen.viewer, situation ? null : explained);
    const concept = said.suggestion && teacher.conceptOf(said.suggestion);
    return { news: notYet(concept, explained) ?? situation, ...said };
  };
}

export function notYet(concept: string | null, explained: ReadonlySet<string>): string | null {
  return concept && !explained.has(concept) ? concept : null;
}

export function say<C extends Choice>(
  message: string,
  suggestion: C | null = null,
  args: Record<string, number> = {},
): Said<C> {
  return { message, args, suggestion };
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
