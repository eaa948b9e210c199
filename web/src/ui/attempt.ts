// Something that may be refused: what went wrong is told, and goes when the next attempt succeeds.
import { problemOf } from '../api/problem';
import { notices } from './notices.svelte';
import { problemText } from './problems';

// Whether it was done.
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    notices.forgive();
    return true;
  } catch (error) {
    notices.tell(problemText(problemOf(error)), { bad: true });
    return false;
  }
}
