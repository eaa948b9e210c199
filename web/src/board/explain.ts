// What a move would cost and bring, read out of its preview: in a few signs, and in sentences as the terminal has them.
import type { Catalogue } from '../i18n/catalogue';
import { Sentences } from '../i18n/sentences';
import { numeral, signed } from '../i18n/text.svelte';
import type { AnyChoice, MarchePreview, MercadoPreview, StallGood } from './types';

const STALLS: readonly StallGood[] = ['fish', 'soda', 'cheese', 'ice_cream'];

export interface Change {
  seat: number;
  good: StallGood;
  before: number | null;
  after: number;
}

function isMercado(preview: MercadoPreview | MarchePreview): preview is MercadoPreview {
  return 'income' in preview;
}

// In a few signs: '−3 +6', '→4 ░2 −1'.
export function briefOf(choice: AnyChoice, seat: number): string {
  const { preview } = choice;
  if (isMercado(preview)) {
    const signs = [-preview.cost, preview.income[seat]].filter(Boolean).map(signed);
    const most = mostIfNamed(preview);
    return [...signs, ...(most ? [`≤${numeral(most)}`] : [])].join(' ');
  }
  const mine = changesOf(preview).filter((change) => change.seat === seat);
  const signs = mine.filter(({ before }) => before === null).map(({ after }) => `→${numeral(after)}`);
  if (preview.paves.length) signs.push(`░${numeral(preview.paves.length)}`);
  const sum = mine.reduce((total, { before, after }) => total + (before === null ? 0 : after - before), 0);
  if (sum) signs.push(signed(sum));
  return signs.join(' ');
}

// In sentences, for somebody in the seat `reader`.
export function explain(choice: AnyChoice, catalogue: Catalogue, names: readonly string[], reader: number): string[] {
  const { preview } = choice;
  return isMercado(preview)
    ? explainMercado(preview, catalogue, names, reader)
    : explainMarche(preview, catalogue, names, reader);
}

function explainMercado(preview: MercadoPreview, text: Catalogue, names: readonly string[], reader: number): string[] {
  const sentences = new Sentences(text, names);
  const told = [preview.cost ? text.format('preview-cost', { coins: preview.cost }) : text.format('preview-free')];
  preview.income.forEach((coins, seat) => {
    if (coins) told.push(text.format('preview-income', { you: yes(seat === reader), player: names[seat], coins }));
  });
  if (namesNext(preview)) told.push(...ifNamed(preview, text));
  else if (!preview.income.some(Boolean)) told.push(text.format('preview-no-income'));
  told.push(...[...preview.earned, ...preview.found].map((event) => sentences.event(event, reader)));
  if (preview.ends !== null) told.push(text.format('preview-ends'));
  return told;
}

// Whether the player then names the only good that pays.
export function namesNext(preview: MercadoPreview): boolean {
  return Object.keys(preview.if_named).length > 0;
}

export function mostIfNamed(preview: MercadoPreview): number {
  return Math.max(0, ...Object.values(preview.if_named));
}

// What naming means, and what it would bring at once.
export function ifNamed(preview: MercadoPreview, text: Pick<Catalogue, 'format'>): string[] {
  const paying = Object.entries(preview.if_named).filter(([, coins]) => coins);
  return [
    text.format('preview-names'),
    ...paying.map(([good, coins]) => text.format('preview-if-named', { good, coins })),
  ];
}

function explainMarche(preview: MarchePreview, text: Catalogue, names: readonly string[], reader: number): string[] {
  const sentences = new Sentences(text, names);
  const told = preview.paves.length ? [text.format('preview-paves', { paved: preview.paves.join(' ') })] : [];
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

function yes(value: boolean): string {
  return value ? 'yes' : 'no';
}
