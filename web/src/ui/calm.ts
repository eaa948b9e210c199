// Whether a person wants nothing to move.
export function wantsCalm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
