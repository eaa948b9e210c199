import { beforeAll, expect, it } from 'vitest';
import start from '../games/marche/fixtures/start.json';
import { loadGame } from '../games/registry.svelte';
import { turningPoint } from '../plot/geometry';
import { seriesOf, type Step } from './replay';

beforeAll(() => loadGame('marche'));

it('takes no value between the price of a stall and the stall', () => {
  const step = (event: string, scores: number[]): Step =>
    ({ observation: start.observation, events: [{ event }], scores }) as unknown as Step;
  const steps = [
    step('SpaceReserved', [17, 17]),
    step('AuctionWon', [27, 17]),
    step('StallBuilt', [16, 17]),
    step('StallBuilt', [16, 12]),
  ];
  const series = seriesOf(steps);
  expect(series).toEqual([
    [17, 17, 16, 16],
    [17, 17, 17, 12],
  ]);
  expect(turningPoint(series, 1, true)).toBe(3);
  expect(seriesOf([])).toEqual([]);
});
