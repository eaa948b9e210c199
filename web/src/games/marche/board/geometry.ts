// Where things are on the market: names of spaces and streets, outlines, borders, the lines of ways. One space is 1 by
// 1.
import { MARKET_SIDE } from '../limits';

export interface Spot {
  column: number;
  row: number;
}

export type Step = 'up' | 'down' | 'left' | 'right';

const STEPS: Record<Step, Spot> = {
  up: { column: 0, row: -1 },
  right: { column: 1, row: 0 },
  down: { column: 0, row: 1 },
  left: { column: -1, row: 0 },
};

// 'C3' is column 2, row 2; streets lie outside: '@' is the column before A, row 0 the one above row 1.
export function spotOf(name: string): Spot {
  return { column: name.charCodeAt(0) - 65, row: Number(name.slice(1)) - 1 };
}

export function nameOf({ column, row }: Spot): string {
  return String.fromCharCode(65 + column) + String(row + 1);
}

export function neighbour(name: string, step: Step): string {
  const { column, row } = spotOf(name);
  return nameOf({ column: column + STEPS[step].column, row: row + STEPS[step].row });
}

// The next space of the market in that direction, over gaps if need be; the space itself at the edge.
export function nextSpace(market: ReadonlySet<string>, from: string, step: Step): string {
  let at = from;
  for (let n = 0; n < MARKET_SIDE; n++) {
    at = neighbour(at, step);
    if (market.has(at)) return at;
  }
  return from;
}

// The spaces of each row, from left to right, as they come.
export function byRow(spaces: readonly string[]): Map<number, string[]> {
  const rows = new Map<number, string[]>();
  for (const name of spaces) {
    const { row } = spotOf(name);
    rows.set(row, [...(rows.get(row) ?? []), name]);
  }
  return rows;
}

// The sides between spaces of different groups, as `d` of a path, each once. What has no group is outside.
export function borders(groups: ReadonlyMap<string, unknown>): string {
  const lines: string[] = [];
  for (const [name, group] of groups) {
    const { column, row } = spotOf(name);
    const differs = (step: Step) => groups.get(neighbour(name, step)) !== group;
    const outside = (step: Step) => !groups.has(neighbour(name, step));
    if (outside('up')) lines.push(`M${column} ${row}h1`);
    if (outside('left')) lines.push(`M${column} ${row}v1`);
    if (differs('down')) lines.push(`M${column} ${row + 1}h1`);
    if (differs('right')) lines.push(`M${column + 1} ${row}v1`);
  }
  return lines.join('');
}

export function outline(spaces: Iterable<string>): string {
  return borders(new Map([...spaces].map((name) => [name, true])));
}

// A tint for every area, so that no two that touch have the same (as few as will do).
export function tints(areas: readonly { spaces: readonly string[] }[]): number[] {
  const areaOf = new Map(areas.flatMap((area, n) => area.spaces.map((name) => [name, n] as const)));
  const found: number[] = [];
  areas.forEach((area, n) => {
    const near = new Set<number>();
    for (const name of area.spaces) {
      for (const step of Object.keys(STEPS) as Step[]) {
        const other = areaOf.get(neighbour(name, step));
        if (other !== undefined && other !== n && other < n) near.add(found[other]);
      }
    }
    let tint = 0;
    while (near.has(tint)) tint++;
    found.push(tint);
  });
  return found;
}

// Where plane trees stand around the market: outside it, not where columns and rows are named, every other spot at
// most.
export function trees(market: ReadonlySet<string>, columns: number, rows: number): Spot[] {
  const found: Spot[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const spread = column === columns || row === rows ? (column + row) % 3 === 1 : (column + row) % 2 === 0;
      if (spread && !market.has(nameOf({ column, row }))) found.push({ column, row });
    }
  }
  return found;
}

// The line of a way from the edge of its stall to that of its truck, through the middles of the spots between, moved
// aside a little so that ways of several seats stay apart.
export function wayLine(stops: readonly string[], aside: number): string {
  const points = stops.map(spotOf).map(({ column, row }) => ({ x: column + 0.5 + aside, y: row + 0.5 + aside }));
  if (points.length < 2) return '';
  const ends = [toward(points[0], points[1]), ...points.slice(1, -1), toward(points.at(-1)!, points.at(-2)!)];
  return `M${ends.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
}

interface Point {
  x: number;
  y: number;
}

function toward(from: Point, to: Point): Point {
  return { x: from.x + 0.4 * (to.x - from.x), y: from.y + 0.4 * (to.y - from.y) };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
