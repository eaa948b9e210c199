import { expect, it } from 'vitest';

// What a browser can move without drawing the board anew.
const CHEAP = new Set(['transform', 'opacity', 'none']);
const styles = import.meta.glob<string>(['./**/*.svelte', '../games/**/*.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

// The properties that change by and by: those of transitions, and those inside keyframes.
function moving(style: string): string[] {
  const eased = [...style.matchAll(/transition(?:-property)?:\s*([^;]+);/g)].flatMap(([, list]) => list.split(','));
  const frames = [...style.matchAll(/@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g)].map(([, inside]) => inside).join();
  const framed = [...frames.matchAll(/([a-z-]+)\s*:/g)].map(([, property]) => property);
  return [...eased.map((each) => each.trim().split(/\s/)[0]), ...framed];
}

it('finds what moves', () => {
  const style =
    '.a { transition: color 1s, opacity 2s; } @keyframes b { from { left: 0; } 50% { transform: none; } } c { top: 0; }';
  expect(moving(style)).toEqual(['color', 'opacity', 'left', 'transform']);
});

it('moves nothing on a board but by transforms and opacity', () => {
  const found = Object.entries(styles).flatMap(([path, text]) => moving(text).map((property) => ({ path, property })));
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ property }) => !CHEAP.has(property))).toEqual([]);
});
