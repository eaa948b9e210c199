// How somebody came out of a game: the winner compared with the second, all others with the winner.
export interface Outcome {
  scores: number[];
  ranking: number[][];
}

export interface Standing {
  place: number;
  players: number;
  // By how much the score differs from the other player's.
  margin: number;
  // The winner, or for the winner the player who came second.
  other: number;
}

// Seats that are tied share the place after all that are ahead of them.
export function placeOf(ranking: readonly (readonly number[])[], seat: number): number {
  const at = ranking.findIndex((tied) => tied.includes(seat));
  return 1 + ranking.slice(0, at).flat().length;
}

// Null if nobody in particular looks, if nobody else played, or if there is nothing between them.
export function standing({ scores, ranking }: Outcome, seat: number | null): Standing | null {
  const at = ranking.findIndex((tied) => tied.includes(seat ?? -1));
  const others = at === 0 ? ranking[1] : ranking[0];
  if (seat === null || at < 0 || !others?.length) return null;
  const [other] = others;
  return {
    place: placeOf(ranking, seat),
    players: scores.length,
    margin: Math.abs(scores[seat] - scores[other]),
    other,
  };
}
