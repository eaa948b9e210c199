// The options of a table in words.
import type { Summary } from '../api/types';
import { t } from '../i18n/text.svelte';

export function optionWords({ options, clock }: Summary): string[] {
  const words = ['money', 'restaurants', 'variant', 'coins']
    .filter((name) => typeof options[name] === 'string')
    .map((name) => `${t(`menu-${name}`)}: ${t(`menu-${name}-${String(options[name])}`)}`);
  if (clock.kind === 'move') words.push(t('table-clock-move', { seconds: clock.seconds }));
  if (clock.kind === 'days') words.push(t('table-clock-days', { days: clock.days }));
  return words;
}
