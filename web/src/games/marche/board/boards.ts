// The market boards as they lie in the box, from the engine's own file, and how they lie on a market.
import pieces from '../../../../../src/feira/games/marche/marche.json';
import { nameOf, spotOf } from './geometry';

export interface PlacedBoard {
  name: string;
  at: string;
  turns: number;
}

export interface BoardArea {
  spaces: string[];
  limit: number;
}

interface Shape {
  name: string;
  marker: number;
  areas: string[];
  limits: Record<string, number>;
}

const shapes = new Map((pieces.boards as unknown as Shape[]).map((shape) => [shape.name, shape]));

export const BOARD_NAMES: readonly string[] = [...shapes.keys()];

export function markerOf(name: string): number {
  return shapes.get(name)?.marker ?? 0;
}

// The rows of area letters after quarter turns clockwise; none for a board of somebody's own box.
export function rowsOf(name: string, turns: number): string[] {
  let rows = shapes.get(name)?.areas ?? [];
  for (let n = 0; n < turns; n++) {
    rows = [...(rows[0] ?? '')].map((_, column) =>
      rows
        .map((row) => row[column])
        .reverse()
        .join(''),
    );
  }
  return rows;
}

export function sizeOf({ name, turns }: PlacedBoard): { columns: number; rows: number } {
  const rows = rowsOf(name, turns);
  return { columns: rows[0]?.length ?? 0, rows: rows.length };
}

export function spacesOf(board: PlacedBoard): string[] {
  return areasOf(board).flatMap((area) => area.spaces);
}

export function areasOf({ name, at, turns }: PlacedBoard): BoardArea[] {
  const corner = spotOf(at);
  const areas = new Map<string, BoardArea>();
  rowsOf(name, turns).forEach((row, down) => {
    [...row].forEach((letter, right) => {
      const area = areas.get(letter) ?? { spaces: [], limit: shapes.get(name)!.limits[letter] };
      area.spaces.push(nameOf({ column: corner.column + right, row: corner.row + down }));
      areas.set(letter, area);
    });
  });
  return [...areas.values()];
}
