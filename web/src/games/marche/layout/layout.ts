// A market that a host lays out: boards and trucks on a stage, moved and turned. Whether it fits, the server says.
import { MARKET_SIDE } from '../limits';
import { sizeOf, spacesOf, type PlacedBoard } from '../board/boards';
import { nameOf, neighbour, spotOf, type Spot, type Step } from '../board/geometry';
import { GOODS } from '../board/position';
import type { StallGood } from '../types';

const ENOUGH_BESIDE = 3; // spaces beside other boards: with more it lies no better
const STEPS: readonly Step[] = ['up', 'right', 'down', 'left'];

export type Trucks = Partial<Record<StallGood, string>>;

// As the options of a game have it; trucks that are left out are parked by chance.
export interface Layout {
  boards: PlacedBoard[];
  trucks?: Record<StallGood, string>;
}

// What lies on the stage, in the stage's own names of spaces.
export interface Stage {
  boards: readonly PlacedBoard[];
  trucks: Trucks;
}

export const EMPTY_STAGE: Stage = { boards: [], trucks: {} };

// A market in the middle of the stage.
export function staged(boards: readonly PlacedBoard[], trucks: Trucks = {}): Stage {
  const spots = boards.flatMap(spacesOf).map(spotOf);
  const margin = (most: number) => Math.max(0, Math.floor((MARKET_SIDE - 1 - most) / 2));
  const by = {
    column: margin(Math.max(...spots.map((spot) => spot.column))),
    row: margin(Math.max(...spots.map((spot) => spot.row))),
  };
  return shifted({ boards, trucks }, by);
}

// As a game's options want it: named from the market's own top left corner. Trucks count only if all four are parked.
export function layoutOf(stage: Stage): Layout {
  const spots = stage.boards.map((board) => spotOf(board.at));
  const by = {
    column: -Math.min(...spots.map((spot) => spot.column)),
    row: -Math.min(...spots.map((spot) => spot.row)),
  };
  const { boards, trucks } = shifted(stage, by);
  const all = GOODS.every((good) => trucks[good]);
  return all ? { boards: [...boards], trucks: trucks as Record<StallGood, string> } : { boards: [...boards] };
}

export function moved(stage: Stage, name: string, by: Spot): Stage {
  const board = stage.boards.find((one) => one.name === name);
  if (!board) return stage;
  const at = kept(board, { column: spotOf(board.at).column + by.column, row: spotOf(board.at).row + by.row });
  const done = { column: at.column - spotOf(board.at).column, row: at.row - spotOf(board.at).row };
  const own = new Set(spacesOf(board));
  const trucks = mapTrucks(stage.trucks, (space) => (own.has(space) ? shift(space, done) : space));
  return { boards: stage.boards.map((one) => (one === board ? { ...board, at: nameOf(at) } : one)), trucks };
}

export function turned(stage: Stage, name: string): Stage {
  const board = stage.boards.find((one) => one.name === name);
  if (!board) return stage;
  const turned = { ...board, turns: (board.turns + 1) % 4 };
  turned.at = nameOf(kept(turned, spotOf(board.at)));
  const boards = stage.boards.map((one) => (one === board ? turned : one));
  return { boards, trucks: onMarket(stage.trucks, boards) };
}

export function removed(stage: Stage, name: string): Stage {
  const boards = stage.boards.filter((board) => board.name !== name);
  return { boards, trucks: onMarket(stage.trucks, boards) };
}

// A board more: beside the others where they fit, as near to the middle as can be.
export function added(stage: Stage, name: string): Stage {
  const taken = new Set(stage.boards.flatMap(spacesOf));
  const beside = (board: PlacedBoard) =>
    spacesOf(board).filter((space) => STEPS.some((step) => taken.has(neighbour(space, step)))).length;
  const middle = (MARKET_SIDE - 1) / 2;
  const places = [...Array(MARKET_SIDE ** 2).keys()]
    .map((n) => ({ name, turns: 0, at: nameOf({ column: n % MARKET_SIDE, row: Math.floor(n / MARKET_SIDE) }) }))
    .filter((board) => nameOf(kept(board, spotOf(board.at))) === board.at)
    .filter((board) => spacesOf(board).every((space) => !taken.has(space)))
    .map((board) => ({ board, touches: Math.min(beside(board), ENOUGH_BESIDE), away: away(board, middle) }))
    .sort((one, other) => other.touches - one.touches || one.away - other.away);
  return places.length ? { ...stage, boards: [...stage.boards, places[0].board] } : stage;
}

// A truck on a space, or no longer there.
export function parked(stage: Stage, good: StallGood, space: string): Stage {
  const trucks = { ...stage.trucks };
  for (const other of GOODS) if (trucks[other] === space) delete trucks[other];
  if (stage.trucks[good] !== space) trucks[good] = space;
  return { ...stage, trucks };
}

function away(board: PlacedBoard, middle: number): number {
  const { columns, rows } = sizeOf(board);
  const { column, row } = spotOf(board.at);
  return Math.hypot(column + (columns - 1) / 2 - middle, row + (rows - 1) / 2 - middle);
}

// The place nearest to the one wished for at which the board is wholly on the stage.
function kept(board: PlacedBoard, wished: Spot): Spot {
  const { columns, rows } = sizeOf(board);
  const within = (value: number, size: number) => Math.min(Math.max(0, value), MARKET_SIDE - size);
  return { column: within(wished.column, columns), row: within(wished.row, rows) };
}

function shifted({ boards, trucks }: Stage, by: Spot): Stage {
  return {
    boards: boards.map((board) => ({ name: board.name, at: shift(board.at, by), turns: board.turns })),
    trucks: mapTrucks(trucks, (space) => shift(space, by)),
  };
}

function shift(space: string, by: Spot): string {
  const { column, row } = spotOf(space);
  return nameOf({ column: column + by.column, row: row + by.row });
}

function mapTrucks(trucks: Trucks, change: (space: string) => string): Trucks {
  return Object.fromEntries(Object.entries(trucks).map(([good, space]) => [good, change(space)]));
}

function onMarket(trucks: Trucks, boards: readonly PlacedBoard[]): Trucks {
  const market = new Set(boards.flatMap(spacesOf));
  return Object.fromEntries(Object.entries(trucks).filter(([, space]) => market.has(space)));
}

// Where the arrow keys lead.
export const BY_KEY: Readonly<Record<string, Spot>> = {
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
};

// What the market itself calls a space of the stage: its own begin at the corner of its boards.
export function properName(stage: Stage, space: string): string {
  const corners = stage.boards.map((board) => spotOf(board.at));
  const { column, row } = spotOf(space);
  return nameOf({
    column: column - Math.min(...corners.map((corner) => corner.column)),
    row: row - Math.min(...corners.map((corner) => corner.row)),
  });
}
