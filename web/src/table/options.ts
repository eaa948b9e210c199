// The options of a table in words.
import type { Options, Summary } from '../api/types';
import { optionLabel, valueLabel } from '../games/offered.svelte';
import { t } from '../i18n/text.svelte';

const SAID_ELSEWHERE = ['players', 'challenge'];

export function optionFacts(game: string, options: Options): string[] {
  return Object.entries(options)
    .filter(([name, value]) => !SAID_ELSEWHERE.includes(name) && value !== null && typeof value !== 'object')
    .map(([name, value]) =>
      t('table-option', { option: optionLabel(game, name), value: valueLabel(game, name, value) }),
    );
}

export function optionWords({ game, options, clock }: Summary): string[] {
  const words = optionFacts(game, options);
  if (clock.kind === 'move') words.push(t('table-clock-move', { seconds: clock.seconds }));
  if (clock.kind === 'days') words.push(t('table-clock-days', { days: clock.days }));
  if (clock.kind === 'game') {
    words.push(t('table-clock-game', { minutes: clock.minutes, increment: clock.increment ?? 0 }));
  }
  return words;
}
