import { describe, expect, it } from 'vitest';
import { borders, byRow, nameOf, nextSpace, outline, spotOf, tints, trees, wayLine } from './geometry';

describe('names of spaces', () => {
  it('count from the top left, streets outside included', () => {
    expect(spotOf('C3')).toEqual({ column: 2, row: 2 });
    expect(spotOf('P16')).toEqual({ column: 15, row: 15 });
    expect(spotOf('@0')).toEqual({ column: -1, row: -1 });
    for (const name of ['A1', 'K12', '@4', 'D0']) expect(nameOf(spotOf(name))).toBe(name);
  });
});

describe('nextSpace', () => {
  const market = new Set(['A1', 'B1', 'D1', 'B2']);
  it('goes over gaps and stays at the edge', () => {
    expect(nextSpace(market, 'A1', 'right')).toBe('B1');
    expect(nextSpace(market, 'B1', 'right')).toBe('D1');
    expect(nextSpace(market, 'D1', 'left')).toBe('B1');
    expect(nextSpace(market, 'A1', 'down')).toBe('A1');
    expect(nextSpace(market, 'B2', 'up')).toBe('B1');
  });
});

describe('byRow', () => {
  it('keeps rows and their order', () => {
    expect([...byRow(['B1', 'D1', 'A3'])]).toEqual([
      [0, ['B1', 'D1']],
      [2, ['A3']],
    ]);
  });
});

describe('borders', () => {
  it('draws every side between two groups once, in both directions, and the outside', () => {
    const groups = new Map([
      ['A1', 0],
      ['B1', 1],
      ['A2', 0],
      ['B2', 1],
    ]);
    const lines = borders(groups).split('M').filter(Boolean);
    expect(lines.sort()).toEqual(
      ['0 0h1', '1 0h1', '0 2h1', '1 2h1', '0 0v1', '0 1v1', '2 0v1', '2 1v1', '1 0v1', '1 1v1'].sort(),
    );
  });

  it('draws horizontal borders too', () => {
    const groups = new Map([
      ['A1', 0],
      ['A2', 1],
    ]);
    expect(borders(groups)).toContain('M0 1h1');
  });

  it('makes the outline of one space of four sides', () => {
    expect(outline(['B2']).split('M').filter(Boolean)).toHaveLength(4);
  });
});

describe('tints', () => {
  it('differ wherever areas touch', () => {
    const areas = [
      ['A1', 'B1'],
      ['C1', 'C2'],
      ['A2', 'B2'],
      ['D1', 'D2'],
    ].map((spaces) => ({ spaces }));
    const found = tints(areas);
    expect(found[0]).not.toBe(found[1]);
    expect(found[0]).not.toBe(found[2]);
    expect(found[1]).not.toBe(found[2]);
    expect(found[1]).not.toBe(found[3]);
  });
});

describe('trees', () => {
  it('stand outside the market, below or right of the names', () => {
    const market = new Set(['A1', 'B1', 'A2']);
    const found = trees(market, 2, 2);
    expect(found.length).toBeGreaterThan(1);
    for (const spot of found) {
      expect(market.has(nameOf(spot))).toBe(false);
      expect(Math.min(spot.column, spot.row)).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('wayLine', () => {
  it('goes from edge to edge through the middles between, a little aside', () => {
    expect(wayLine(['A1', 'B1', 'B0'], 0.1)).toBe('M1 0.6L1.6 0.6L1.6 0');
    expect(wayLine([], 0)).toBe('');
  });
});
