// What is shown of something that could be done: where, which piece would come there, and what it would do.
import type { Effects, MarcheChoice, MarcheObservation, Prospect } from '../types';
import type { Piece } from './motion';

export interface Plan {
  at: string | null;
  // Nothing for what somebody may build there one day.
  piece: Piece | null;
  effects: Effects;
}

export function planOf({ json, preview }: MarcheChoice, seen: MarcheObservation): Plan {
  return { at: json.at ?? null, piece: json.at ? pieceOf(json.do, seen) : null, effects: preview };
}

export function planOfProspect(prospect: Prospect): Plan {
  return { at: prospect.at, piece: null, effects: prospect };
}

// What the viewer would put down.
export function pieceOf(kind: string, seen: MarcheObservation): Piece | null {
  if (kind === 'reserve') return seen.viewer === null ? null : { kind: 'disc', seat: seen.viewer };
  return inHand(seen);
}

// The tile that was drawn: nobody's while it is auctioned.
export function inHand({ tile, placing }: MarcheObservation): Piece | null {
  if (!tile) return null;
  return tile === 'flea' ? { kind: 'table' } : { kind: 'stall', seat: placing, good: tile };
}
