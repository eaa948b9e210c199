// Puzzles as the server gives them, and what it says of answers.
import { request, requestAs } from '../api/client';
import type { Puzzle, Puzzles, PuzzleVerdict, Solution } from '../api/types';
import type { Catalogue } from '../i18n/catalogue';
import { Sentences } from '../i18n/sentences';
import { t } from '../i18n/text.svelte';

// Which puzzles somebody wants; '' is any.
export interface Wanted {
  game: string;
  theme: string;
}

export function fetchPuzzles(): Promise<Puzzles> {
  return request<Puzzles>('GET', '/puzzles');
}

// A puzzle by its id; 'day' is today's one.
export function fetchPuzzle(which: string): Promise<Puzzle> {
  return request<Puzzle>('GET', `/puzzles/${encodeURIComponent(which)}`);
}

// The next one of those that are wanted, and not the same again.
export function fetchNext(wanted: Wanted, after?: string): Promise<Puzzle> {
  const query = new URLSearchParams(Object.entries({ ...wanted, after: after ?? '' }).filter(([, value]) => value));
  return request<Puzzle>('GET', `/puzzles/next?${query}`);
}

// Without a move somebody gives up.
export function answer(puzzle: string, move: string | null): Promise<PuzzleVerdict> {
  return requestAs<PuzzleVerdict>('POST', `/puzzles/${encodeURIComponent(puzzle)}/tries`, { move });
}

// Why the best move is better than the next one, in sentences for the seat that had to find it.
export function reasonsOf(
  { why }: Solution,
  catalogue: Catalogue,
  names: readonly string[],
  reader: number | null,
): string[] {
  const sentences = new Sentences(catalogue, names);
  const told = why.flatMap(({ name, details }) => sentences.reason(name, details, reader, 'another') ?? []);
  return told.length ? told : [t('analysis-why-later')];
}
