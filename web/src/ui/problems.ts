// What went wrong, in the language of the person, with what can be done about it.
import type { Problem } from '../api/types';
import type { Arguments } from '../i18n/catalogue';
import { Sentences } from '../i18n/sentences';
import { t, texts } from '../i18n/text.svelte';
import { inGameWords } from '../table/moves';

// `game` and `names` if it happened at a table, `typed` if it was a move.
export function problemText(
  problem: Problem,
  game?: string,
  names: readonly string[] = [],
  reader: number | null = null,
  typed = '',
): string {
  const catalogue = game && texts.games[game];
  if (problem.reason && catalogue) {
    const refusal = new Sentences(catalogue, names).refusal(
      { reason: problem.reason, details: problem.details ?? {} },
      reader,
    );
    return refusal ?? t('error-other', { problem: problem.message });
  }
  if (problem.code === 'no-move' && catalogue && typed) {
    const usage = `usage-${inGameWords(typed, catalogue).split(' ')[0]}`;
    if (catalogue.has(usage)) return t('unreadable', { usage: catalogue.format(usage) });
  }
  const message = `error-${problem.code}`;
  return texts.page.has(message)
    ? t(message, { typed, ...plain(problem.details) })
    : t('error-other', { problem: problem.message });
}

// The details that a text may speak of.
function plain(details: Problem['details']): Arguments {
  const values = Object.entries(details ?? {});
  return Object.fromEntries(values.filter(([, value]) => ['string', 'number'].includes(typeof value))) as Arguments;
}
