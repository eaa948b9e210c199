// Where things are on the market: five by five spaces, an entrance at both ends of every row and column. Only for
// drawing and for the arrow keys; what may go where comes from the server.
export const COLUMNS = ['A', 'B', 'C', 'D', 'E'] as const;
export const ROWS = ['1', '2', '3', '4', '5'] as const;

// Seven by seven: entrances around the spaces, nothing in the corners.
export const GRID: readonly (readonly (string | null)[])[] = [
  [null, ...COLUMNS.map((column) => `top-${column}`), null],
  ...ROWS.map((row) => [`left-${row}`, ...COLUMNS.map((column) => column + row), `right-${row}`]),
  [null, ...COLUMNS.map((column) => `bottom-${column}`), null],
];

const CELLS = new Map(GRID.flatMap((line, row) => line.map((place, column) => [place, { row, column }] as const)));

export interface Cell {
  row: number;
  column: number;
}

export function cellOf(place: string): Cell {
  const cell = CELLS.get(place);
  if (!cell) throw new Error(`there is no place ${place}`);
  return cell;
}

export function isEntrance(place: string): boolean {
  return place.includes('-');
}

// The width of an entrance, a space being 1.
export const DOOR = 0.86;

// The centre of a place, in spaces, from the upper left corner of the market with its entrances.
export function centre(place: string): { x: number; y: number } {
  const { row, column } = cellOf(place);
  return { x: along(column), y: along(row) };
}

function along(n: number): number {
  if (n === 0) return DOOR / 2;
  return n === 6 ? DOOR + 5 + DOOR / 2 : DOOR + n - 0.5;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

// Where a key leads from a place; the place itself at the edge, undefined if the key leads nowhere at all.
export function keyLeads(place: string, key: string): string | undefined {
  const { row, column } = cellOf(place);
  if (key === 'Home') return GRID[row].find((found) => found !== null) ?? place;
  if (key === 'End') return [...GRID[row]].reverse().find((found) => found !== null) ?? place;
  const step = STEPS[key];
  if (!step) return undefined;
  return GRID[row + step[0]]?.[column + step[1]] ?? place;
}
