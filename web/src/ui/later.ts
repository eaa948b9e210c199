// A part of a view that is seldom needed: it is fetched, with the words it says, when it is first shown.
import { untrack, type Component } from 'svelte';
import { texts } from '../i18n/text.svelte';

export function later<Props extends Record<string, unknown>>(
  load: () => Promise<{ default: Component<Props> }>,
  room: string,
): () => Promise<Component<Props>> {
  let fetched: Promise<Component<Props>> | undefined;
  // What happens to the words meanwhile is no reason to show it anew.
  return () => (fetched ??= untrack(() => Promise.all([load(), texts.need([room])]).then(([part]) => part.default)));
}
