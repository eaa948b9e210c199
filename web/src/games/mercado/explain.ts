// What a move would cost and bring, read out of its preview: in a few signs, and in sentences as the terminal has them.
import type { Catalogue } from '../../i18n/catalogue';
import { Sentences, yes } from '../../i18n/sentences';
import { numeral, signed } from '../../i18n/text.svelte';
import type { MercadoChoice, MercadoPreview } from './types';

// In a few signs: '−3 +6'.
export function briefOf({ preview }: MercadoChoice, seat: number): string {
  const signs = [-preview.cost, preview.income[seat]].filter(Boolean).map(signed);
  const most = mostIfNamed(preview);
  return [...signs, ...(most ? [`≤${numeral(most)}`] : [])].join(' ');
}

// In sentences, for somebody in the seat `reader`.
export function explain(
  { preview }: MercadoChoice,
  text: Catalogue,
  names: readonly string[],
  reader: number,
): string[] {
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

// What naming means, and what it would bring right away.
export function ifNamed(preview: MercadoPreview, text: Pick<Catalogue, 'format'>): string[] {
  const paying = Object.entries(preview.if_named).filter(([, coins]) => coins);
  return [
    text.format('preview-names'),
    ...paying.map(([good, coins]) => text.format('preview-if-named', { good, coins })),
  ];
}
