// What a move would change, read out of its preview: in a few signs, and in sentences as the terminal has them.
import type { Catalogue } from '../../i18n/catalogue';
import { Listing } from '../../i18n/phrases';
import { Sentences, yes } from '../../i18n/sentences';
import { numeral, signed } from '../../i18n/text.svelte';
import type { Effects, MarcheChoice, StallGood } from './types';

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
  const told = explainEffects(preview, text, names, reader);
  if (preview.cost) told.push(text.format('preview-bid', { coins: preview.cost }));
  return told.length ? told : [text.format('preview-nothing')];
}

export function explainEffects(effects: Effects, text: Catalogue, names: readonly string[], reader: number): string[] {
  const sentences = new Sentences(text, names);
  const { paves, discs_home, cut_off = [] } = effects;
  const told: string[] = [];
  if (paves.length) {
    told.push(text.format('preview-paves', { paved: new Listing(paves), 'paved-count': paves.length }));
  }
  told.push(...discs_home.map((event) => sentences.event(event, reader)));
  if (cut_off.length) told.push(text.format('preview-cut-off', { spaces: new Listing(cut_off) }));
  for (const { seat, good, before, after } of changesOf(effects)) {
    const stall = { you: yes(seat === reader), player: names[seat], good };
    if (before === null) told.push(text.format('preview-distance', { ...stall, distance: after }));
    else told.push(text.format('preview-change', { ...stall, before, after }));
  }
  return told;
}

// The stalls whose distance would be another; `before` is null for one that would be built.
export function changesOf(effects: Effects): Change[] {
  return effects.after.flatMap((row, seat) =>
    row.flatMap((after, n) => {
      const before = effects.distances[seat][n];
      return after === null || after === before ? [] : [{ seat, good: STALLS[n], before, after }];
    }),
  );
}
