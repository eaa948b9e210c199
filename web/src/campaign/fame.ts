// The result of a challenge, and the results that bring 1, 2 and 3 fame.
interface Judged {
  result: number | null;
  fame: number | null;
  thresholds: readonly number[];
}

// The next fame and the result that brings it; null at the top, and where something else than points was missing.
export function nextFame({ result, fame, thresholds }: Judged): { points: number; fame: number } | null {
  if (result === null || fame === null) return null;
  const points = thresholds[fame];
  return points !== undefined && result < points ? { points, fame: fame + 1 } : null;
}
