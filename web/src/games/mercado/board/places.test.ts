import { describe, expect, it } from 'vitest';
import { cellOf, centre, DOOR, GRID, keyLeads } from './places';

describe('the market', () => {
  it('has 25 spaces and 20 entrances', () => {
    const places = GRID.flat().filter((place) => place !== null);
    expect(new Set(places).size).toBe(45);
    expect(places.filter((place) => place.includes('-'))).toHaveLength(20);
  });

  it('has its rows from top to bottom and its columns from left to right', () => {
    expect(GRID[1].slice(0, 3)).toEqual(['left-1', 'A1', 'B1']);
    expect(cellOf('C3')).toEqual({ row: 3, column: 3 });
    expect(centre('C3')).toEqual({ x: DOOR + 2.5, y: DOOR + 2.5 });
    expect(() => cellOf('F1')).toThrow('F1');
  });

  it('is walked by the arrow keys and not left by them', () => {
    expect(keyLeads('A1', 'ArrowUp')).toBe('top-A');
    expect(keyLeads('top-A', 'ArrowUp')).toBe('top-A');
    expect(keyLeads('top-A', 'ArrowLeft')).toBe('top-A');
    expect(keyLeads('left-2', 'ArrowRight')).toBe('A2');
    expect(keyLeads('C3', 'Home')).toBe('left-3');
    expect(keyLeads('bottom-B', 'End')).toBe('bottom-E');
    expect(keyLeads('C3', 'x')).toBeUndefined();
  });
});
