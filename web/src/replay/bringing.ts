// Reading a record from elsewhere, and telling what is wrong with one.
import type { Problem } from '../api/types';
import { t } from '../i18n/text.svelte';
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

// Why the server did not take it, and at which move.
export function recordProblem(problem: Problem): string {
  const move = problem.details?.move;
  const told = problem.message.replace(/^move \d+: /, '');
  if (typeof move === 'number') return t('import-bad-move', { move, problem: told });
  return problem.code === 'bad-record' ? t('import-bad', { problem: told }) : problemText(problem);
}
