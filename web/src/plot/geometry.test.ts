import { describe, expect, it } from 'vitest';
import { lineOf, markSteps, scaleOf, stepAt, turningPoint, xOf, yOf, type Frame } from './geometry';

const frame: Frame = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

describe('the scale', () => {
  it('has round numbers from 0 to above the most', () => {
    expect(scaleOf([1, 58, 33])).toEqual({ low: 0, high: 60, ticks: [0, 20, 40, 60] });
    expect(scaleOf([3, 4])).toEqual({ low: 0, high: 4, ticks: [0, 1, 2, 3, 4] });
  });

  it('begins at the least value below 0, and marks 0', () => {
    expect(scaleOf([-3, 38])).toEqual({ low: -3, high: 40, ticks: [0, 20, 40] });
  });

  it('has some height even if nothing happens', () => {
    expect(scaleOf([0, 0, 0])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
  });
});

it('finds the step that one points at, also beside the plot', () => {
  for (let step = 0; step <= 50; step++) expect(stepAt(xOf(step, 50, frame), 50, frame)).toBe(step);
  expect(stepAt(-5, 50, frame)).toBe(0);
  expect(stepAt(999, 50, frame)).toBe(50);
  expect(stepAt(50, 0, frame)).toBe(0);
});

it('draws a line that keeps its height until the score changes', () => {
  const scale = scaleOf([0, 10]);
  expect(yOf(scale.high, scale, frame)).toBe(10);
  expect(yOf(scale.low, scale, frame)).toBe(110);
  expect(lineOf([0, 0, 10], scale, frame)).toBe('M10.0 110.0H110.0V110.0H210.0V10.0');
});

it('shows the mark of a line at different steps than those of the others, and at the end', () => {
  const [first, second] = [markSteps(0, 2, 60), markSteps(1, 2, 60)];
  expect(first.at(-1)).toBe(60);
  expect(first.slice(0, -1).filter((step) => second.includes(step))).toEqual([]);
  expect(markSteps(0, 5, 1)).toEqual([0, 1]);
});

it('finds where the game turned: the largest change of the lead of who won', () => {
  const series = [
    [0, 5, 5, 6, 20],
    [0, 4, 12, 13, 26],
  ];
  expect(turningPoint(series, 1, false)).toBe(2);
  expect(turningPoint([[0, 1, 1, 9, 10]], 0, false)).toBe(3);
  const low = [
    [30, 30, 22],
    [30, 21, 21],
  ];
  expect(turningPoint(low, 1, true)).toBe(1);
  expect(turningPoint([], 0, false)).toBe(0);
});
