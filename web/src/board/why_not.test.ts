import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { besides } from './besides';
import { WhyNot } from './why_not.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function pressed(): Element {
  return document.body.appendChild(document.createElement('button'));
}

describe('a reason', () => {
  test('is asked for by the words of the move, said beside what was pressed, and goes away by itself', async () => {
    const asking = vi.fn(() => Promise.resolve('It’s Bruno’s turn.'));
    const whyNot = new WhyNot(asking, () => true);
    const beside = pressed();
    await whyNot.ask('stand fish C3', beside);
    expect(asking).toHaveBeenCalledWith('stand fish C3');
    expect(whyNot.said).toEqual({ text: 'It’s Bruno’s turn.', beside });
    vi.advanceTimersByTime(4_000);
    expect(whyNot.said).not.toBeNull();
    vi.advanceTimersByTime(5_000);
    expect(whyNot.said).toBeNull();
  });

  test('that comes after the next press, or when nothing forbids the move, is not said', async () => {
    const answers: ((text: string | null) => void)[] = [];
    const whyNot = new WhyNot(
      () => new Promise((done) => answers.push(done)),
      () => true,
    );
    const first = whyNot.ask('coin', pressed());
    const second = whyNot.ask('redraw hand', pressed());
    answers[0]('too late');
    await first;
    expect(whyNot.said).toBeNull();
    answers[1](null);
    await second;
    expect(whyNot.said).toBeNull();
  });

  test('is not asked for where nobody plays', async () => {
    const asking = vi.fn(() => Promise.resolve('no'));
    await new WhyNot(asking, () => false).ask('coin', pressed());
    expect(asking).not.toHaveBeenCalled();
  });
});

describe('a callout', () => {
  const screen = { width: 400, height: 800 };
  const size = { width: 200, height: 60 };

  test('is above what it speaks of, with its arrow in the middle of it', () => {
    expect(besides({ left: 150, top: 300, width: 100, height: 50 }, size, screen)).toEqual({
      left: 100,
      top: 232,
      below: false,
      arrow: 100,
    });
  });

  test('goes below where there is no room above, and stays inside the window', () => {
    const spot = besides({ left: 370, top: 10, width: 20, height: 20 }, size, screen);
    expect(spot).toEqual({ left: 192, top: 38, below: true, arrow: 186 });
    expect(besides({ left: 0, top: 400, width: 10, height: 10 }, size, screen).left).toBe(8);
  });
});
