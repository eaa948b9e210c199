import { describe, expect, it } from 'vitest';
import start from '../fixtures/start.json';
import { areasOf, BOARD_NAMES, rowsOf, sizeOf, spacesOf } from '../board/boards';
import { added, EMPTY_STAGE, layoutOf, moved, parked, removed, staged, turned, type Stage } from './layout';

const { boards, trucks, areas } = start.observation;

describe('boards', () => {
  it('lie on the market as the engine has them', () => {
    expect(boards.flatMap(spacesOf).sort()).toEqual([...start.observation.spaces].sort());
    const ours = boards.flatMap(areasOf).map((area) => `${[...area.spaces].sort()} ${area.limit}`);
    expect(ours.sort()).toEqual(areas.map((area) => `${[...area.spaces].sort()} ${area.limit}`).sort());
  });

  it('turn clockwise', () => {
    expect(rowsOf('B', 0)[0]).toBe('aaabb');
    expect(
      rowsOf('B', 1)
        .map((row) => row.at(-1))
        .join(''),
    ).toBe('aaabb');
    expect(rowsOf('B', 2).at(-1)).toBe('bbaaa');
    expect(sizeOf({ name: 'B', at: 'A1', turns: 1 })).toEqual({ columns: 4, rows: 5 });
  });
});

describe('a stage', () => {
  it('gives back the layout it was made of', () => {
    expect(layoutOf(staged(boards, trucks))).toEqual({ boards, trucks });
    expect(layoutOf(staged(boards))).toEqual({ boards });
  });

  it('leaves trucks to chance unless all four are parked', () => {
    const some = parked(parked(staged(boards), 'fish', 'C3'), 'soda', 'D3');
    expect(some.trucks).toEqual({ fish: 'C3', soda: 'D3' });
    expect(layoutOf(some).trucks).toBeUndefined();
    expect(parked(some, 'cheese', 'C3').trucks).toEqual({ soda: 'D3', cheese: 'C3' });
    expect(parked(some, 'fish', 'C3').trucks).toEqual({ soda: 'D3' });
  });

  it('names spaces from its own corner wherever the boards lie', () => {
    const one = { boards: [{ name: 'E', at: 'D5', turns: 0 }], trucks: {} };
    expect(layoutOf(one).boards).toEqual([{ name: 'E', at: 'A1', turns: 0 }]);
  });

  it('keeps boards on the stage, and their trucks with them', () => {
    const one = parked({ boards: [{ name: 'E', at: 'D5', turns: 0 }], trucks: {} }, 'fish', 'D5');
    const aside = moved(one, 'E', { column: 100, row: -2 });
    expect(aside.boards[0].at).toBe('M3');
    expect(aside.trucks).toEqual({ fish: 'M3' });
    expect(removed(aside, 'E')).toEqual({ boards: [], trucks: {} });
  });

  it('turns a board where it lies, within the stage', () => {
    const one = { boards: [{ name: 'B', at: 'A13', turns: 0 }], trucks: {} };
    expect(turned(one, 'B').boards).toEqual([{ name: 'B', at: 'A12', turns: 1 }]);
    expect([1, 2, 3, 4].reduce<Stage>((stage) => turned(stage, 'B'), one).boards[0].turns).toBe(0);
  });

  it('puts every further board beside the others, over none', () => {
    const all = BOARD_NAMES.slice(0, 6).reduce(added, EMPTY_STAGE);
    const spaces = all.boards.flatMap(spacesOf);
    expect(all.boards).toHaveLength(6);
    expect(new Set(spaces).size).toBe(spaces.length);
  });
});
