// Reading a record from elsewhere, and telling what is wrong with one.
import type { Problem } from '../api/types';
import { Sentences } from '../i18n/sentences';
import { t, texts } from '../i18n/text.svelte';
import { problemText } from '../ui/problems';

const LONGEST = 2_000_000; // characters; a game of five with everything written down has a tenth of it

export type Read = { record: Record<string, unknown> } | { problem: string };

// The record that a text is, or the message that says why it is none.
export function readRecord(text: string): Read {
  if (text.length > LONGEST) return { problem: 'import-too-long' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const lines = text.trim().split('\n');
    return { problem: lines.length > 1 && lines.every(isObject) ? 'import-many' : 'import-no-json' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { problem: 'import-no-record' };
  return { record: value as Record<string, unknown> };
}

function isObject(line: string): boolean {
  return line.startsWith('{') && line.endsWith('}');
}

// Why the server did not take a record, and at which move: in the person's language if the game has words for it, else
// with what the check itself says.
export async function recordProblem(problem: Problem, game: unknown): Promise<string[]> {
  if (problem.code !== 'bad-record') return [problemText(problem)];
  const { move, ...details } = problem.details ?? {};
  const at = typeof move === 'number' ? { move } : null;
  if (problem.reason && (game === 'mercado' || game === 'marche')) {
    await texts.need([], [game]);
    const players = [0, 1, 2, 3, 4].map((seat) => t(`seat-${seat}`));
    const told = new Sentences(texts.games[game]!, players).refusal({ reason: problem.reason, details });
    if (told) return [at ? t('import-bad-move', { ...at, problem: told }) : t('import-bad', { problem: told })];
  }
  const told = problem.message.replace(/^move \d+: /, '');
  return [at ? t('import-wrong-move', at) : t('import-wrong'), t('import-details', { problem: told })];
}
