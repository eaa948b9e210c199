// A piece that appears in its place: it settles, once a flight has brought it there.
import { prefersReducedMotion } from 'svelte/motion';

export function settle(_node: Element, { delay = 0 }: { delay?: number } = {}) {
  const still = prefersReducedMotion.current;
  return {
    delay: still ? 0 : delay,
    duration: still ? 0 : 200,
    css: (t: number) => `transform: scale(${0.6 + 0.4 * t}); opacity: ${Math.min(1, t * 3)}`,
  };
}
