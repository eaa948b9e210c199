// The move that a guide suggests: a board rings its piece and its place. Whoever shows a guide beside a board provides
// it; boards elsewhere have none.
import { getContext, setContext } from 'svelte';
import type { Choice } from './types';

const KEY = Symbol('suggested');

export class Suggested {
  choice = $state.raw<Choice | null>(null);
}

export function provideSuggested(): Suggested {
  return setContext(KEY, new Suggested());
}

export function useSuggested(): Suggested | undefined {
  return getContext<Suggested | undefined>(KEY);
}
