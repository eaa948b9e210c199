// The numbers of the worked examples, counted once more by looking at the pictures.
import { expect, it } from 'vitest';
import type { Picture } from '../game';
import { spotOf } from './board/geometry';
import { GOODS } from './board/position';
import examples from './examples';
import type { MarcheChoice, MarcheObservation, Way } from './types';

type Shown = Picture<MarcheObservation, MarcheChoice>;

const pictures = import.meta.glob<Shown>('./pictures/*.json', { eager: true, import: 'default' });
const picture = (name: string): Shown => pictures[`./pictures/${name}.json`];

function areNextTo(one: string, other: string): boolean {
  const [a, b] = [spotOf(one), spotOf(other)];
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
}

const sidesOf = (spaces: readonly string[], at: string): string[] => spaces.filter((space) => areNextTo(space, at));

it('shows an auction in which the tie goes clockwise', () => {
  const shown = picture('auction');
  const told = examples.auction(shown).map(({ args }) => args);
  const won = told.pop()!;
  const most = Math.max(...told.map(({ coins }) => Number(coins)));
  const tied = told.filter(({ coins }) => coins === most).map(({ player }) => player);
  const active = shown.names.indexOf(String(won.turn));
  expect(active).toBe(shown.observation.turn);
  const clockwise = shown.names.map((_, n) => shown.names[(active + n) % shown.names.length]);
  expect(won).toMatchObject({ player: clockwise.find((player) => tied.includes(player)), coins: most });
  expect([tied.length, tied.includes(won.turn)]).toEqual([2, false]);
});

it('counts the buildings of an area that gets full', () => {
  const shown = picture('paths');
  const { areas, tables, players, trucks } = shown.observation;
  const [{ args }] = examples.paths(shown);
  const area = areas.find(({ spaces }) => spaces.includes(String(args.at)))!;
  const built = [...tables, ...Object.values(trucks), ...players.flatMap(({ stalls }) => Object.values(stalls))];
  const there = area.spaces.filter((space) => built.includes(space)).length;
  expect(args).toMatchObject({ built: there, after: there + 1, limit: there + 1 });
  expect(args.spaces).toBe(area.spaces.length - there - 1);
  const discs = players.flatMap((player) => player.discs).filter((disc) => area.spaces.includes(disc));
  expect(args.discs).toBe(discs.length - 1); // without the one that the building replaces
});

function requireRoute({ observation }: Shown, { seat, good, way }: Way): void {
  const stall = observation.players[seat].stalls[good]!;
  [stall, ...way].forEach((spot, n) => expect(areNextTo(spot, [...way, observation.trucks[good]][n])).toBe(true));
}

it('counts a route and the scores', () => {
  const shown = picture('score');
  const [route, ...sums] = examples.score(shown).map(({ args }) => args);
  const way = shown.observation.ways.find(({ seat, good }) => `${seat}-${good}` === shown.example)!;
  requireRoute(shown, way);
  expect(way.way.every((spot) => shown.observation.paths.includes(spot))).toBe(true);
  expect(route).toMatchObject({ good: way.good, distance: way.way.length, way: way.way.join(' – ') });
  sums.forEach(({ distances, coins, score }, seat) => {
    expect(distances).toBe(GOODS.map((_, n) => shown.observation.result!.distances[seat][n]).join(' + '));
    const sum = shown.observation.result!.distances[seat].reduce((total, distance) => total + distance, 0);
    expect(score).toBe(sum - Number(coins));
  });
});

it('counts paths and streets', () => {
  const shown = picture('streets');
  const [{ args }] = examples.streets(shown);
  const way = shown.observation.ways.find(({ seat, good }) => `${seat}-${good}` === shown.example)!;
  requireRoute(shown, way);
  const inside = way.way.filter((spot) => shown.observation.spaces.includes(spot));
  expect(args).toMatchObject({ paths: inside.length, 'streets-count': way.way.length - inside.length, steps: 2 });
  expect(args.distance).toBe(inside.length + 2 * (way.way.length - inside.length));
  expect([inside.length > 0, way.streets.length > 0]).toEqual([true, true]);
});

// Spaces without truck, stall or table, after something is built.
function openAfter({ observation: seen }: Shown, at: string): string[] {
  const stalls = seen.players.flatMap((player) => Object.values(player.stalls));
  const built = new Set([at, ...seen.tables, ...stalls, ...Object.values(seen.trucks)]);
  return seen.spaces.filter((space) => !built.has(space));
}

it('shows the last access to a truck', () => {
  const shown = picture('access');
  const [{ args }] = examples.access(shown);
  const truck = shown.observation.trucks[args.truck as 'fish'];
  expect(sidesOf(openAfter(shown, String(args.at)), truck)).toEqual([args.paved]);
});

it('shows a space without which the open spaces would be in two parts', () => {
  const shown = picture('cut');
  const [{ args }] = examples.cut(shown);
  const open = openAfter(shown, String(args.at));
  const reached = (spaces: readonly string[]): number => {
    const seen = new Set([spaces[0]]);
    for (const at of seen) for (const next of sidesOf(spaces, at)) seen.add(next);
    return seen.size;
  };
  expect(reached(open)).toBe(open.length);
  const without = open.filter((space) => space !== args.paved);
  expect(reached(without)).toBeLessThan(without.length);
});
