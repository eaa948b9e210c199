import { expect, it } from 'vitest';
import { beakOf, lieBeside, ringsAround, type Box } from './beside';

const space = { width: 1000, height: 800 };
const size = { width: 300, height: 200 };

it.each([
  ['below', { x: 400, y: 100, width: 100, height: 50 }, { x: 300, y: 166 }, 'M450 150L439 166L461 166Z'],
  ['above', { x: 400, y: 700, width: 100, height: 50 }, { x: 300, y: 484 }, 'M450 700L439 684L461 684Z'],
  ['right', { x: 50, y: 50, width: 500, height: 700 }, { x: 566, y: 300 }, 'M550 400L566 389L566 411Z'],
  ['left', { x: 450, y: 50, width: 500, height: 700 }, { x: 134, y: 300 }, 'M450 400L434 389L434 411Z'],
  ['below', { x: 950, y: 10, width: 40, height: 40 }, { x: 692, y: 66 }, 'M970 50L959 66L981 66Z'],
])('lies %s its ring and touches its rim', (side, ring, at, beak) => {
  const card = lieBeside(ring, size, space);
  expect(card).toEqual({ ...size, ...at, side });
  expect(beakOf(card, ring)).toBe(beak);
});

it('lies over a thing that leaves no room, and has no beak', () => {
  const ring = { x: 10, y: 10, width: 980, height: 780 };
  const card = lieBeside(ring, size, space);
  expect(card).toMatchObject({ x: 350, y: 592, side: null });
  expect(beakOf(card, ring)).toBe('');
});

it('has one ring for parts that lie together', () => {
  const part = ({ x, y, width, height }: Box): Element =>
    ({ getBoundingClientRect: () => new DOMRect(x, y, width, height) }) as Element;
  const parts = [0, 400, 40, 900].map((x) => part({ x, y: 10, width: x === 900 ? 0 : 20, height: 20 }));
  expect(ringsAround(parts)).toEqual([
    { x: -4, y: 6, width: 68, height: 28 },
    { x: 396, y: 6, width: 28, height: 28 },
  ]);
  expect(ringsAround([])).toEqual([]);
});
