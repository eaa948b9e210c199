// What an analysis says, in the numbers that people read: points of a hundred, or alone in fame.
import type { Analysed, Bidder, Decided, Level, Parts } from '../api/types';
import type { Catalogue } from '../i18n/catalogue';
import { Sentences } from '../i18n/sentences';
import { numeral, t } from '../i18n/text.svelte';

export const MOST_MISTAKES = 3;

// A chance: '43 %'; alone it is fame: '1.4'.
export function chance(value: number, alone: boolean): string {
  return alone ? fame(value) : numeral(value, { style: 'percent', maximumFractionDigits: 0 });
}

// A difference: '+12', '−30'; alone '+0.4'.
export function change(value: number, alone: boolean): string {
  const digits = { signDisplay: 'exceptZero', maximumFractionDigits: alone ? 1 : 0 } as const;
  return numeral(alone ? value : 100 * value, digits);
}

// What something costs, or how sure that is: 26; alone 0.4.
export function rounded(value: number, alone: boolean): number {
  return alone ? Math.round(10 * value) / 10 : Math.round(100 * value);
}

// How sure a number is, never better than it is: 0 only if it is certain.
export function margin(value: number, alone: boolean): number {
  return alone ? Math.ceil(10 * value) / 10 : Math.ceil(100 * value);
}

// What something costs, as text.
export function size(value: number, alone: boolean): string {
  return numeral(rounded(value, alone));
}

function fame(value: number): string {
  return numeral(value, { maximumFractionDigits: 1 });
}

// A part of a whole: '41 %'.
export function share(value: number): string {
  return numeral(value, { style: 'percent', maximumFractionDigits: 0 });
}

// A level with its interval, for sentences.
export function levelText({ level, low, high }: Level): { level: string; low: string; high: string } {
  const said = (value: number): string => numeral(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return { level: said(level), low: said(low), high: said(high) };
}

// The decisions that surely cost something worth mentioning, the worst first: of one seat, or of all.
export function mistakesOf({ decisions }: Analysed, seat: number | null): Decided[] {
  const found = (decisions as Decided[]).filter((one) => one.mistake && (seat === null || one.seat === seat));
  return found.toSorted((a, b) => b.error - a.error);
}

// What every bid was worth, where a decision was a secret bid.
export function bidderOf({ auctions }: Analysed, { step, seat }: Decided): Bidder | undefined {
  return auctions.flat().find((bidder) => bidder.step === step && bidder.seat === seat);
}

// By seat, the chances at every step.
export function seriesOf({ values, players }: Analysed): number[][] {
  return Array.from({ length: players }, (_, seat) => values.map((chances) => chances[seat]));
}

// What decided the game for a seat, in a sentence; `first` are the seats in first place.
export function verdict({ luck, errors, gifts }: Parts, seat: number, first: readonly number[]): string {
  if (first.includes(seat) && first.length > 1) return t('analysis-verdict-shared');
  if (!first.includes(seat)) return t('analysis-verdict-lost', { cause: errors <= luck ? 'errors' : 'luck' });
  const cause = Math.max(luck, gifts) <= 0 ? 'start' : luck >= gifts ? 'luck' : 'gifts';
  return t('analysis-verdict-won', { cause });
}

// Why the best move of a decision is better, in sentences for the seat `reader`.
export function reasonsFor(
  one: Decided,
  catalogue: Catalogue,
  names: readonly string[],
  reader: number | null,
  alone: boolean,
): string[] {
  const sentences = new Sentences(catalogue, names);
  const told = one.why.flatMap(({ name, details }) => sentences.reason(name, details, reader) ?? []);
  const lead = Math.round(one.lost_lead);
  if (!told.length) told.push(t('analysis-why-later'));
  const onAverage = lead >= 1 && !alone ? sentences.reason('lead', { points: lead }) : undefined;
  return onAverage ? [...told, onAverage] : told;
}
