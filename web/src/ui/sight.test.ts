import { expect, it, vi } from 'vitest';
import { bringBetween } from './sight';

it('begins the screen with the first part with which all can be seen, and cuts none', () => {
  vi.stubGlobal('innerHeight', 700);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('getComputedStyle', () => ({ scrollPaddingTop: '50px' })); // the bar
  const scrolled: string[] = [];
  const part = (id: string, top: number, bottom: number): HTMLElement => {
    const element = document.createElement('div');
    element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
    element.scrollIntoView = (wish) => void scrolled.push([id, (wish as ScrollIntoViewOptions).block].join(' '));
    return document.body.appendChild(element);
  };
  const [line, board] = [part('line', 100, 140), part('board', 150, 500)];
  for (const covered of [200, 260, 400]) bringBetween(board, [line, board], covered);
  expect(scrolled).toEqual(['line start', 'board start', 'board start']);
  vi.unstubAllGlobals();
});
