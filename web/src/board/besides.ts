// Where a callout goes: above what it speaks of, or below if there is no room, and always inside the window.
export interface Spot {
  left: number;
  top: number;
  below: boolean;
  // Where its arrow points, from its left edge.
  arrow: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 8;
const CORNER = 14; // the arrow stays clear of the corners

export function besides(what: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>, callout: Size, window: Size): Spot {
  const middle = what.left + what.width / 2;
  const left = within(middle - callout.width / 2, GAP, window.width - callout.width - GAP);
  const above = what.top - callout.height - GAP;
  const below = above < GAP;
  const top = within(below ? what.top + what.height + GAP : above, GAP, window.height - callout.height - GAP);
  return { left, top, below, arrow: within(middle - left, CORNER, callout.width - CORNER) };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
