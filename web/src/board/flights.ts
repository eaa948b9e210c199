// Pieces on their way over the table. A flight leads from spot to spot; spots are elements that carry `data-spot`.
export interface Flight<Piece> {
  id: string;
  piece: Piece;
  from: string;
  to: string;
  // The spot whose own piece is hidden until this one has landed there.
  awaited?: string;
  // Flights of one beat start together; the next beat follows, of so many.
  beat: number;
  beats: number;
}

const BEAT = 430; // ms
const ALL = 3600; // ms that many beats together may take
const FLIGHT = 400; // ms

export function timing({ beat, beats }: { beat: number; beats: number }): { delay: number; duration: number } {
  const pace = Math.min(1, ALL / (beats * BEAT));
  return { delay: beat * BEAT * pace, duration: Math.max(200, FLIGHT * pace) };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

// From one box to another by transforms alone; it appears when it starts, and on the way it rises a little.
export function path(from: Box, to: Box): Keyframe[] {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width ? from.width / to.width : 1;
  const rise = Math.min(40, Math.hypot(x, y) / 6);
  return [
    { offset: 0, transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
    { offset: 0.08, opacity: 1 },
    { offset: 0.5, transform: `translate(${x / 2}px, ${y / 2 - rise}px) scale(${((1 + scale) / 2) * 1.12})` },
    { offset: 1, transform: 'none', opacity: 1 },
  ];
}
