// What went wrong, in the language of the person, with what can be done about it.
import type { Problem } from '../api/types';
import type { GameName } from '../i18n/rooms';
import { Sentences } from '../i18n/sentences';
import { t, texts } from '../i18n/text.svelte';

// `game` and `names` if it happened at a table.
export function problemText(
  problem: Problem,
  game?: GameName,
  names: readonly string[] = [],
  reader: number | null = null,
): string {
  const catalogue = game && texts.games[game];
  if (problem.reason && catalogue) {
    const refusal = new Sentences(catalogue, names).refusal({ ...problem, reason: problem.reason }, reader);
    if (refusal) return refusal;
  }
  const message = `error-${problem.code}`;
  return texts.page.has(message) ? t(message) : t('error-other', { problem: problem.message });
}
