// Reading a record from elsewhere, and telling what is wrong with one.
import type { Problem } from '../api/types';
import { Sentences } from '../i18n/sentences';
import { titleOf as titleOfGame } from '../games/offered.svelte';
import { facts, numeral, t, texts } from '../i18n/text.svelte';
import { nameOrColour } from '../table/seats';
import { problemText } from '../ui/problems';

export const LONGEST = 50_000_000; // bytes of a file: some thousands of games

export type GameRecord = Record<string, unknown>;
export type Read = { records: GameRecord[] } | { problem: Trouble };

// The records that a text has, one on each line or in a list, or why there is none.
export function readRecords(text: string): Read {
  const values = parsed(text) ?? linesOf(text);
  if (!values) return { problem: { told: [t('import-unreadable'), t('import-way-out')] } };
  return values.length && values.every(isObject)
    ? { records: values }
    : { problem: { told: [t('import-no-record'), t('import-way-out')] } };
}

function parsed(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return null;
  }
}

function linesOf(text: string): unknown[] | null {
  const lines = text.split('\n').filter((line) => line.trim());
  const values = lines.map(parsed);
  return lines.length > 1 && values.every((value) => value !== null) ? values.flat() : null;
}

function isObject(value: unknown): value is GameRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// What one sees of a record before it is opened: which game, who played if that is known, and the points.
export function titleOf(record: GameRecord): string {
  const game = titleOfGame(String(record.game));
  const scores = (record.result as { scores?: unknown[] } | null)?.scores;
  const points = Array.isArray(scores) ? scores.map(scoreText).join(' : ') : '';
  const names = Array.isArray(record.names) ? facts(record.names.map((name, n) => nameOrColour(String(name), n))) : '';
  return [game, names, points].filter(Boolean).join(' · ');
}

// Whatever stands there: nobody has checked the record yet.
function scoreText(score: unknown): string {
  return typeof score === 'number' ? numeral(score) : String(score);
}

// So many bytes as people say it: 42 kB, 1.3 MB.
export function sizeText(bytes: number): string {
  const [unit, count] = bytes < 1_000_000 ? ['kilobyte', bytes / 1000] : ['megabyte', bytes / 1_000_000];
  return numeral(count, { style: 'unit', unit, maximumFractionDigits: count < 10 ? 1 : 0 });
}

// What is wrong with a record, in the person's language; in `details` what only who makes records understands.
export interface Trouble {
  told: string[];
  details?: string;
}

// Why the server did not take a record, and at which move: as the game says it if it has words for it, else with what
// the check itself says.
export async function recordProblem(problem: Problem, game: unknown): Promise<Trouble> {
  const { most } = problem.details ?? {};
  if (problem.code === 'too-large' && typeof most === 'number')
    return { told: [t('import-too-large', { most: sizeText(most) })] };
  if (problem.code !== 'bad-record') return { told: [problemText(problem)] };
  const { move, ...details } = problem.details ?? {};
  const at = typeof move === 'number' ? { move } : null;
  if (problem.reason && typeof game === 'string') {
    await texts.need([], [game]);
    const players = [0, 1, 2, 3, 4].map((seat) => t(`seat-${seat}`));
    const told = new Sentences(texts.games[game]!, players).refusal({ reason: problem.reason, details });
    if (told) {
      const where = at ? t('import-bad-move', { ...at, problem: told }) : t('import-bad', { problem: told });
      return { told: [where, t('import-way-out')] };
    }
  }
  const told = problem.message.replace(/^move \d+: /, '');
  const where = at ? t('import-wrong-move', at) : t('import-wrong');
  return { told: [where, t('import-way-out')], details: t('import-details', { problem: told }) };
}
