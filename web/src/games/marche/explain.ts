// What a move would change, read out of its preview: in a few signs, and in sentences as the terminal has them.
import type { Catalogue } from '../../i18n/catalogue';
import { Listing } from '../../i18n/phrases';
import { Sentences, yes } from '../../i18n/sentences';
import { numeral, signed } from '../../i18n/text.svelte';
import type { MarcheChoice, MarchePreview, StallGood } from './types';

const STALLS: readonly StallGood[] = ['fish', 'soda', 'cheese', 'ice_cream'];

export interface Change {
  seat: number;
  good: StallGood;
  before: number | null;
  after: number;
}

// In a few signs: '→4 ░2 −1'.
export function briefOf({ preview }: MarcheChoice, seat: number): string {
  const mine = changesOf(preview).filter((change) => change.seat === seat);
  const signs = mine.filter(({ before }) => before === null).map(({ after }) => `→${numeral(after)}`);
  if (preview.paves.length) signs.push(`░${numeral(preview.paves.length)}`);
  const sum = mine.reduce((total, { before, after }) => total + (before === null ? 0 : after - before), 0);
  if (sum) signs.push(signed(sum));
  return signs.join(' ');
}

// In sentences, for somebody in the seat `reader`.
export function explain(
  { preview }: MarcheChoice,
  text: Catalogue,
  names: readonly string[],
  reader: number,
): string[] {
  const sentences = new Sentences(text, names);
  const told = preview.paves.length
    ? [text.format('preview-paves', { paved: new Listing(preview.paves), 'paved-count': preview.paves.length })]
    : [];
  told.push(...preview.discs_home.map((event) => sentences.event(event, reader)));
  for (const { seat, good, before, after } of changesOf(preview)) {
    const stall = { you: yes(seat === reader), player: names[seat], good };
    if (before === null) told.push(text.format('preview-distance', { ...stall, distance: after }));
    else told.push(text.format('preview-change', { ...stall, before, after }));
  }
  if (preview.cost) told.push(text.format('preview-bid', { coins: preview.cost }));
  return told.length ? told : [text.format('preview-nothing')];
}

// The stalls whose distance would be another; `before` is null for one that would be built.
export function changesOf(preview: MarchePreview): Change[] {
  return preview.after.flatMap((row, seat) =>
    row.flatMap((after, n) => {
      const before = preview.distances[seat][n];
      return after === null || after === before ? [] : [{ seat, good: STALLS[n], before, after }];
    }),
  );
}
