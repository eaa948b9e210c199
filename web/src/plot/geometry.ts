// The geometry of plots over the steps of a game: scales, ticks and lines, in pixels.
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

// From the least value (or 0) to a round number above the most, with round numbers on the way, about `count` of them.
export function scaleOf(values: readonly number[], count = 4): Scale {
  const low = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const step = roundStep((most - low) / count);
  const high = Math.ceil(most / step) * step;
  const first = Math.ceil(low / step) * step || 0; // no -0
  const ticks = Array.from({ length: Math.round((high - first) / step) + 1 }, (_, n) => first + n * step);
  return { low, high, ticks };
}

// 1, 2 or 5 times a power of ten, and never less than 1: scores are whole numbers.
function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= wanted) ?? 10 * power;
}

export function xOf(step: number, last: number, frame: Frame): number {
  const width = frame.width - frame.left - frame.right;
  return frame.left + (last ? (step / last) * width : 0);
}

export function yOf(value: number, { low, high }: Scale, frame: Frame): number {
  const height = frame.height - frame.top - frame.bottom;
  return frame.top + ((high - value) / (high - low)) * height;
}

// The step whose place is nearest to x.
export function stepAt(x: number, last: number, frame: Frame): number {
  const width = Math.max(1, frame.width - frame.left - frame.right);
  return Math.max(0, Math.min(last, Math.round(((x - frame.left) / width) * last)));
}

// A line that keeps its height until the score changes.
export function lineOf(values: readonly number[], scale: Scale, frame: Frame): string {
  const last = values.length - 1;
  return values
    .map((value, n) => {
      const [x, y] = [xOf(n, last, frame).toFixed(1), yOf(value, scale, frame).toFixed(1)];
      return n ? `H${x}V${y}` : `M${x} ${y}`;
    })
    .join('');
}

// A line straight from each value to the next.
export function slopesOf(values: readonly number[], scale: Scale, frame: Frame): string {
  const last = values.length - 1;
  return values
    .map((value, n) => `${n ? 'L' : 'M'}${xOf(n, last, frame).toFixed(1)} ${yOf(value, scale, frame).toFixed(1)}`)
    .join('');
}

// Where along a line its mark is shown: a few steps, each seat's a little later than the one's before, and the end.
export function markSteps(seat: number, seats: number, last: number, marks = 4): number[] {
  const between = last / marks;
  const steps = Array.from({ length: marks }, (_, n) => Math.round((n + (seat + 1) / (seats + 1)) * between));
  return [...new Set([...steps.filter((step) => step < last), last])];
}

// The step at which the game turned: where the lead of who won, or alone the value itself, changed the most.
export function turningPoint(series: readonly (readonly number[])[], winner: number, lowestWins: boolean): number {
  const [own, others] = [series[winner] ?? [], series.filter((_, seat) => seat !== winner)];
  const best = lowestWins ? Math.min : Math.max;
  const leads = own.map((value, n) => (others.length ? value - best(...others.map((line) => line[n])) : value));
  const swings = leads.map((lead, n) => (n ? Math.abs(lead - leads[n - 1]) : 0));
  return Math.max(0, swings.indexOf(Math.max(0, ...swings)));
}
