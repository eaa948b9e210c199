// A finished game, position by position, as the server tells it.
import { request, requestAs, session, type BroughtRecord, type Options, type Outcome } from '../api/client';
import type { ReplayProspects } from '../api/types';
import type { GameEvent, Observation } from '../board/types';
import { gamePage } from '../games/registry.svelte';
import type { Ledger } from '../ledger/ledger';
import { nameOrColour } from '../table/seats';
import { colourAt } from '../ui/colours';

export interface Step {
  n: number;
  // Null for the set-up, and where several have decided at once.
  seat: number | null;
  text: string | null;
  events: GameEvent[];
  observation: Observation;
  // The board as text, for a game whose board is nothing else.
  text_board?: string | null;
  // By seat: the score if the game ended like this.
  scores: number[];
  // Where these scores come from; null if the game doesn't say.
  ledger?: Ledger | null;
}

export interface Replay {
  code: string;
  game: string;
  options: Options;
  names: string[];
  // By seat, as people chose them; null for a game from elsewhere.
  colours?: number[] | null;
  // The code to play the same market again; null if that can't be done.
  deal?: string | null;
  // The seats of the person who asks.
  mine: number[];
  // By seat: how often it took back what had revealed something; null where nobody knows.
  takebacks: number[] | null;
  // From elsewhere: there is no table of it here.
  brought: boolean;
  // Whether the lowest score is the best.
  lowest_wins: boolean;
  // 0 is the set-up.
  steps: Step[];
  result: Outcome | null;
  finished: number;
}

export function fetchReplay(code: string): Promise<Replay> {
  return request<Replay>('GET', `/records/${encodeURIComponent(code)}/replay`);
}

// What could come about on the board at a step; null if nobody can tell just now.
export async function fetchProspects(code: string, step: number): Promise<readonly unknown[] | null> {
  const path = `/records/${encodeURIComponent(code)}/prospects?step=${step}`;
  const found = await request<ReplayProspects>('GET', path).catch(() => null);
  return found?.prospects ?? null;
}

// With the names that this page shows: players without one are called by their colours.
export function named(replay: Replay): Replay {
  const names = replay.names.map((name, seat) => nameOrColour(name, colourAt(replay.colours, seat)));
  return { ...replay, names };
}

export function fetchRecord(code: string): Promise<unknown> {
  return request('GET', `/records/${encodeURIComponent(code)}`);
}

// Where a record from elsewhere is kept from now on.
export async function bringRecord(record: unknown): Promise<string> {
  return (await requestAs<{ code: string }>('POST', '/records', { record })).code;
}

// The records that this person has brought, the last ones first.
export async function listBrought(): Promise<BroughtRecord[]> {
  return session.token ? request('GET', '/records') : [];
}

// The step that an address names: `first` without one, the last if there is none so high.
export function stepIn(param: string | undefined, last: number, first = 0): number {
  const wanted = /^\d+$/.test(param ?? '') ? Number(param) : first;
  return Math.min(wanted, last);
}

// By seat, what the plot shows of each step. While a turn is half done it shows what was there before.
export function seriesOf(steps: readonly Step[]): number[][] {
  let values: number[] = [];
  const columns = steps.map((step) => {
    const waits = values.length > 0 && gamePage(step.observation.game).halfDone?.(step.events);
    return waits ? values : (values = valuesOf(step));
  });
  return values.map((_, seat) => columns.map((column) => column[seat]));
}

// The score of each seat, or what the game itself shows there.
function valuesOf({ observation, scores }: Step): number[] {
  const values = gamePage(observation.game).plot?.(observation)?.values ?? [];
  return values.length ? values : scores;
}
