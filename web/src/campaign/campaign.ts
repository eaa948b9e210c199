// The challenges of a game, and what the person has done of them, as the server keeps it.
import { request, requestAs, session, type Summary } from '../api/client';
import { offered } from '../games/offered.svelte';
import { tg } from '../i18n/text.svelte';

export interface Challenge {
  number: number;
  name: string;
  // The results that bring 1, 2 and 3 fame.
  thresholds: number[];
  // By name, what its text speaks of.
  numbers: Record<string, number>;
}

export interface Rules {
  challenges: Challenge[];
  // The fame at which each rank begins.
  ranks: number[];
  most_fame: number;
  best_move_coins: number;
  best_move_fame: number;
}

export interface ChallengeResult {
  challenge: number;
  result: number;
  fame: number;
  best_move: boolean;
}

export interface Run {
  started: string;
  results: ChallengeResult[];
  fame: number;
  rank: number;
  next_challenge: number | null;
}

export interface Progress {
  campaign: Run | null;
  // The code of the table where its challenge is played.
  running: string | null;
  finished: Run[];
  best: ChallengeResult[];
}

const NOTHING: Progress = { campaign: null, running: null, finished: [], best: [] };

export function fetchRules(): Promise<Rules> {
  return request('GET', '/challenges');
}

// Who has never played here has done nothing yet, and need not be anybody to look.
export async function fetchProgress(): Promise<Progress> {
  return session.token ? await request<Progress>('GET', '/campaign') : NOTHING;
}

export function beginCampaign(): Promise<Progress> {
  return requestAs('POST', '/campaign');
}

// The table of the campaign's challenge: the running one, or the next.
export function playOn(): Promise<Summary> {
  return requestAs('POST', '/campaign/play');
}

export function practise(challenge: number): Promise<Summary> {
  return requestAs('POST', '/practice', { challenge });
}

// The game whose challenges make up the campaign: the first that has some.
export async function campaignGame(): Promise<string> {
  const found = (await offered.load()).find(({ challenges }) => challenges.length);
  if (!found) throw new Error('no game has challenges');
  return found.name;
}

export function nameOf(game: string, { name }: Challenge): string {
  return tg(game, `challenge-${name}`);
}

// '3. Specialist'
export function titleOf(game: string, challenge: Challenge): string {
  return tg(game, 'board-challenge', { number: challenge.number, name: nameOf(game, challenge) });
}

// Its own rule in two sentences.
export function ruleOf(game: string, { name, numbers }: Challenge): string {
  return tg(game, `challenge-${name}-text`, numbers);
}

// Where a challenge stands in a campaign.
export function stateOf(challenge: number, run: Run | null): 'done' | 'next' | 'later' | 'free' {
  if (!run) return 'free';
  if (run.results.some((result) => result.challenge === challenge)) return 'done';
  return challenge === run.next_challenge ? 'next' : 'later';
}

// How much fame is missing for the next rank; null at the top.
export function toNextRank(fame: number, ranks: readonly number[]): number | null {
  const next = ranks.find((begins) => begins > fame);
  return next === undefined ? null : next - fame;
}
