// What is on each space of the market, and which of the server's choices belongs where. No rules: only looking up.
import type { MarcheChoice, MarcheObservation, StallGood } from '../types';

export const GOODS: readonly StallGood[] = ['fish', 'soda', 'cheese', 'ice_cream'];

export type Thing =
  | { kind: 'truck'; good: StallGood }
  | { kind: 'stall'; good: StallGood; seat: number }
  | { kind: 'disc'; seat: number }
  | { kind: 'table' }
  | { kind: 'path' };

// By space; a free space has no entry.
export function thingsOf(seen: MarcheObservation): Map<string, Thing> {
  const things = new Map<string, Thing>();
  for (const at of seen.paths) things.set(at, { kind: 'path' });
  for (const at of seen.tables) things.set(at, { kind: 'table' });
  for (const good of GOODS) things.set(seen.trucks[good], { kind: 'truck', good });
  seen.players.forEach((player, seat) => {
    for (const at of player.discs) things.set(at, { kind: 'disc', seat });
    for (const good of GOODS) {
      const at = player.stalls[good];
      if (at) things.set(at, { kind: 'stall', good, seat });
    }
  });
  return things;
}

export function areaOf(seen: MarcheObservation, at: string): MarcheObservation['areas'][number] | undefined {
  return seen.areas.find((area) => area.spaces.includes(at));
}

// Where the sign of an area is best seen: on a free space, else on a disc; nowhere once all is built or paved.
export function signSpace(area: { spaces: readonly string[] }, things: ReadonlyMap<string, Thing>): string | undefined {
  return area.spaces.find((at) => !things.has(at)) ?? area.spaces.find((at) => things.get(at)?.kind === 'disc');
}

// The choices of one decision, by where one makes them.
export interface Options {
  spaces: Map<string, MarcheChoice>;
  draw: MarcheChoice | null;
  pass: MarcheChoice | null;
  beside: MarcheChoice | null;
  bids: MarcheChoice[]; // by coins, rising
}

export function optionsOf(choices: readonly MarcheChoice[]): Options {
  const options: Options = { spaces: new Map(), draw: null, pass: null, beside: null, bids: [] };
  for (const choice of choices) {
    const { do: kind, at } = choice.json;
    if (kind === 'draw') options.draw = choice;
    else if (kind === 'pass') options.pass = choice;
    else if (kind === 'bids') options.bids.push(choice);
    else if (at) options.spaces.set(at, choice);
    else options.beside = choice;
  }
  options.bids.sort((one, other) => one.preview.cost - other.preview.cost);
  return options;
}
