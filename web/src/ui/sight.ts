// Where a page is larger than the screen: scrolls as little as it takes until all of something can be seen.
import { wantsCalm } from './calm';

export function bringIntoSight(what: HTMLElement): void {
  what.scrollIntoView({ block: 'nearest', behavior: wantsCalm() ? 'auto' : 'smooth' });
}
