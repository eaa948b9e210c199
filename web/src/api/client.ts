// The one line to our server, and what makes it come back sooner.
import { base } from '../base';
import { Live } from './live.svelte';
import { session } from './session.svelte';

export const live = new Live(
  `${location.origin.replace(/^http/, 'ws')}${base}/api/live`,
  () => session.token,
  (token) => session.lose(token),
);

addEventListener('online', () => live.retry());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') live.retry();
});

export { ApiError } from './problem';
export { identify, request, requestAs, resetPassword, signIn } from './http';
export { session } from './session.svelte';
export type * from './types';
