// Where a card lies beside what it is about, and the beak that joins the two; in pixels of the window.
export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

type Side = 'below' | 'above' | 'left' | 'right';
export interface Lying extends Box {
  // On which side of the thing; null where there is no room, so that the card lies over it.
  side: Side | null;
}

const AROUND = 4; // between a thing and the ring around it
const NEAR = 48; // things no further apart share a ring
const MARGIN = 8; // between a card and the edge of the window
const BEAK = 16; // its length
const HALF = 11; // of its base

// A ring around all parts that lie together, in the order of their first parts; parts that can't be seen have none.
export function ringsAround(parts: Iterable<Element>): Box[] {
  const boxes = [...parts].map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width && height);
  let rings: Box[] = [];
  for (const { x, y, width, height } of boxes) {
    const ring = { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
    const near = rings.filter((other) => distance(ring, other) <= NEAR);
    const joined = near.reduce(union, ring);
    const at = near.length ? rings.indexOf(near[0]) : rings.length;
    rings = [...rings.slice(0, at), joined, ...rings.slice(at).filter((other) => !near.includes(other))];
  }
  return rings;
}

// Where a card of this size lies: on the first side of the ring that has room for it and a beak.
export function lieBeside(ring: Box, card: Size, space: Size): Lying {
  const x = within(ring.x + ring.width / 2 - card.width / 2, MARGIN, space.width - MARGIN - card.width);
  const y = within(ring.y + ring.height / 2 - card.height / 2, MARGIN, space.height - MARGIN - card.height);
  const places: Lying[] = [
    { ...card, side: 'below', x, y: ring.y + ring.height + BEAK },
    { ...card, side: 'above', x, y: ring.y - BEAK - card.height },
    { ...card, side: 'left', x: ring.x - BEAK - card.width, y },
    { ...card, side: 'right', x: ring.x + ring.width + BEAK, y },
  ];
  const fits = (place: Box): boolean =>
    Math.min(place.x, place.y) >= MARGIN &&
    place.x + place.width <= space.width - MARGIN &&
    place.y + place.height <= space.height - MARGIN;
  return places.find(fits) ?? { ...card, side: null, x, y: space.height - MARGIN - card.height };
}

// A triangle from the edge of the card to the rim of the ring.
export function beakOf(card: Lying, ring: Box): string {
  if (!card.side) return '';
  const level = card.side === 'below' || card.side === 'above';
  const [start, length] = level ? [card.x, card.width] : [card.y, card.height];
  const [from, far] = level ? [ring.x, ring.width] : [ring.y, ring.height];
  const base = within(from + far / 2, start + 2 * HALF, start + length - 2 * HALF);
  const tip = within(base, from + HALF, from + far - HALF);
  const edge = { below: card.y, above: card.y + card.height, left: card.x + card.width, right: card.x }[card.side];
  const rim = { below: ring.y + ring.height, above: ring.y, left: ring.x, right: ring.x + ring.width }[card.side];
  const point = (along: number, across: number): string => (level ? [along, across] : [across, along]).join(' ');
  return `M${point(tip, rim)}L${point(base - HALF, edge)}L${point(base + HALF, edge)}Z`;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function distance(one: Box, other: Box): number {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width);
  const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height);
  return Math.max(across, down);
}

function union(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}
