// What the people at a table are called.
import { shownName } from '../i18n/guests';
import { t } from '../i18n/text.svelte';

// Who has no name, as in a record from elsewhere, is called by their colour.
export function nameOrColour(name: string | undefined, colour: number): string {
  return name ? shownName(name) : t(`seat-${colour}`);
}
