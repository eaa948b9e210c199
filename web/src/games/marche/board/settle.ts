// Something that appears in its place settles there, after what has to come first.
import { wantsCalm } from '../../../ui/calm';

export function settle(_node: Element, { delay = 0 }: { delay?: number } = {}) {
  const still = wantsCalm();
  return {
    delay: still ? 0 : delay,
    duration: still ? 0 : 200,
    css: (t: number) => `transform: scale(${0.6 + 0.4 * t}); opacity: ${Math.min(1, t * 3)}`,
  };
}
