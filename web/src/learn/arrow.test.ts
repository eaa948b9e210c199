import { expect, it } from 'vitest';
import { arrowBetween, boxAround } from './arrow';

const card = { x: 600, y: 600, width: 300, height: 200 };

it('leads from the card to the edge of its target', () => {
  const arrow = arrowBetween(card, { x: 100, y: 650, width: 100, height: 100 });
  expect(arrow?.line).toBe('M600.0 700.0L214.0 700.0');
  expect(arrow?.head).toBe('M200.0 700.0L214.0 693.0L214.0 707.0Z');
});

it('leads into what is in sight of a target that the card covers in part', () => {
  const arrow = arrowBetween(card, { x: 600, y: 100, width: 300, height: 600 });
  expect(arrow?.head).toMatch(/^M750\.0 350\.0L/);
});

it('is left out where there is nothing to point over', () => {
  expect(arrowBetween(card, { x: 650, y: 650, width: 100, height: 100 })).toBeNull();
  expect(arrowBetween(card, { x: 905, y: 650, width: 100, height: 100 })).toBeNull();
});

it('surrounds all parts that can be seen', () => {
  const part = (left: number, width: number): Element =>
    ({ getBoundingClientRect: () => new DOMRect(left, 10, width, width) }) as Element;
  expect(boxAround([part(10, 20), part(50, 30), part(900, 0)])).toEqual({ x: 6, y: 6, width: 78, height: 38 });
  expect(boxAround([])).toBeNull();
});
