// What the server says of a market: a game as it may begin, or why there can be none.
import { request } from '../../../api/client';
import { problemOf } from '../../../api/problem';
import { problemText } from '../../../ui/problems';
import type { MarcheObservation } from '../types';
import type { Layout } from './layout';

export interface LayoutOptions {
  players: number;
  variant?: string; // the usual one if nobody has chosen
}

export type Asked = { seen: MarcheObservation; problem?: undefined } | { seen?: undefined; problem: string };

export async function askSample(options: LayoutOptions & { layout?: Layout }): Promise<Asked> {
  try {
    return { seen: await request<MarcheObservation>('POST', '/games/marche/sample', { options }) };
  } catch (error) {
    return { problem: problemText(problemOf(error), 'marche') };
  }
}
