// What hints say in the numbers that people read.
import type { Hint, Hopes } from '../api/client';
import type { Catalogue } from '../i18n/catalogue';
import type { Compared, Sentences } from '../i18n/sentences';
import { rounded } from '../analysis/chances';
import { t } from '../i18n/text.svelte';

// A tile or a place in the words of its game, or by its plain name if the game has none.
export function nameIn(
  catalogue: Catalogue,
  message: 'tile-name' | 'place-name',
  args: Record<string, string>,
): string {
  return catalogue.has(message) ? catalogue.format(message, args) : Object.values(args)[0];
}

const FLATTEST = 0.02; // of a chance: what is less hardly matters, and must not look as if it did

// By how much the move is better than the one it is compared with.
export function gain(hint: Hint, alone: boolean): string {
  if (!isBetter(hint, alone)) return t('hint-equal');
  return t(alone ? 'hint-gain-fame' : 'hint-gain', { points: rounded(hint.gain, alone) });
}

// Whether that is more than chance, and enough to be a number.
export function isBetter(hint: Hint, alone: boolean): boolean {
  return rounded(hint.gain, alone) > 0 && hint.gain > hint.margin;
}

export function hintReasons(hint: Hint, sentences: Sentences, reader: number | null, compared: Compared): string[] {
  return hint.why.flatMap(({ name, details }) => sentences.reason(name, details, reader, compared) ?? []);
}

// What the longest bar stands for.
export function scaleOf({ tiles }: Hopes): number {
  return Math.max(FLATTEST, ...tiles.map(({ value }) => Math.abs(value)));
}

// Whether it makes no difference that anybody could feel which tile is drawn.
export function isFlat({ tiles }: Hopes, alone: boolean): boolean {
  return tiles.every(({ value }) => rounded(value, alone) === 0);
}
