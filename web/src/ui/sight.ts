// Where a page is larger than the screen: scrolls as little as it takes until all of something can be seen.
import { wantsCalm } from './calm';

const behavior = (): ScrollBehavior => (wantsCalm() ? 'auto' : 'smooth');

export function bringIntoSight(what: HTMLElement): void {
  what.scrollIntoView({ block: 'nearest', behavior: behavior() });
}

// The same where a bar lies over the upper edge and something else over the lower one, `covered` px high. `starts` are
// what the screen may begin with, from the top of the page to `what` itself: the first one with which all of `what` is
// in sight, so that nothing above it is cut by the bar.
export function bringBetween(what: HTMLElement, starts: readonly HTMLElement[], covered: number): void {
  const { bottom } = what.getBoundingClientRect();
  const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const fits = starts.find((start) => {
    const { top } = start.getBoundingClientRect();
    return Math.min(bar, top + scrollY) + bottom - top <= innerHeight - covered;
  });
  (fits ?? what).scrollIntoView({ block: 'start', behavior: behavior() });
}
