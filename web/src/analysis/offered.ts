// Whether a finished game can be analysed: the server knows what it can judge.
import { request } from '../api/client';
import type { AnalysisState } from '../api/types';

export async function canAnalyse(code: string): Promise<boolean> {
  const { status } = await request<AnalysisState>('GET', `/records/${encodeURIComponent(code)}/analysis`);
  return status !== 'unavailable';
}
