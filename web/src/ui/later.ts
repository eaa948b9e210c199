// A part of a view that is seldom needed: it is fetched, with the words it says, when it is first shown. What could not
// be fetched is fetched anew when it is asked for again.
import { untrack } from 'svelte';
import { texts } from '../i18n/text.svelte';

export function later<Part>(load: () => Promise<{ default: Part }>, ...sections: string[]): () => Promise<Part> {
  let fetched: Promise<Part> | undefined;
  const fetch = async (): Promise<Part> => {
    try {
      const [part] = await Promise.all([load(), texts.need(sections)]);
      return part.default;
    } catch (error) {
      fetched = undefined;
      throw error;
    }
  };
  // What happens to the words meanwhile is no reason to show it anew.
  return () => (fetched ??= untrack(fetch));
}
