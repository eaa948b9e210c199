// What happened to a table, in words.
import type { Summary } from '../api/client';
import type { Entry } from '../api/types';
import type { Catalogue } from '../i18n/catalogue';
import { Sentences } from '../i18n/sentences';
import { t } from '../i18n/text.svelte';
import { moveSentence } from './moves';
import type { Paragraph } from './story';

// A move as a label. A secret bid is not shown.
export function moveName(entry: Entry | undefined, catalogue: Catalogue | undefined): string {
  if (!entry?.move) return t('table-move-secret');
  return catalogue ? moveSentence({ move: entry.move, json: entry.json }, catalogue) : entry.move;
}

// A table that was closed has no result, but a challenge of a campaign counts all the same.
export function tellClosed({ counts, lasting }: Summary): string {
  return counts === 'campaign'
    ? t('table-closed-campaign', { best_move: lasting?.best_move ? 'yes' : 'no' })
    : t('table-closed');
}

// A move and all that followed from it, told to a reader.
export function tellMove(
  { events = [] }: Entry,
  catalogue: Catalogue,
  names: readonly string[],
  reader: number | null,
): string {
  const sentences = new Sentences(catalogue, names);
  return events.map((event) => sentences.event(event, reader)).join(' ');
}

// Who goes first: everybody may sit somewhere else than before.
export function tellStart(names: readonly string[]): string {
  return t('log-started', { player: names[0] ?? '', players: names.length });
}

export function tellTable(
  { kind, who, back }: Paragraph,
  names: readonly string[],
  catalogue: Catalogue | undefined,
): string {
  if (kind === 'started') return tellStart(names);
  const player = who === null ? '' : names[who];
  return t(`log-${kind}`, { player, move: moveName(back.at(0), catalogue), more: Math.max(0, back.length - 1) });
}
