// The analysis of a finished game: asked for, waited for, stopped.
import { request, requestAs } from '../api/client';
import { problemOf } from '../api/problem';
import type { AnalysisState, Position, Problem, Tried } from '../api/types';

const PAUSE = 400; // ms from one question to the next

export class Analysis {
  state = $state.raw<AnalysisState | null>(null);
  problem = $state.raw<Problem | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private open = true;
  private readonly path: string;

  constructor(code: string) {
    this.path = `/records/${encodeURIComponent(code)}/analysis`;
  }

  // What is known is shown; what nobody has asked for is asked for.
  async begin(): Promise<void> {
    await this.hear(request<AnalysisState>('GET', this.path));
    if (this.state?.status === 'none') await this.ask();
  }

  ask(): Promise<void> {
    return this.hear(requestAs<AnalysisState>('POST', this.path));
  }

  stop(): Promise<void> {
    return this.hear(requestAs<AnalysisState>('DELETE', this.path));
  }

  close(): void {
    this.open = false;
    clearTimeout(this.timer);
  }

  private async hear(answering: Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.timer);
    try {
      const state = await answering;
      if (!this.open) return;
      this.state = state;
      this.problem = null;
    } catch (error) {
      if (!this.open) return;
      this.problem = problemOf(error);
    }
    if (this.state?.status === 'waiting') {
      this.timer = setTimeout(() => void this.hear(request<AnalysisState>('GET', this.path)), PAUSE);
    }
  }
}

const positions = new Map<string, Promise<Position>>();

// A position as a seat knew it when it had to decide, with its legal moves; each is fetched once.
export function fetchPosition(code: string, step: number, seat: number): Promise<Position> {
  const path = `/records/${encodeURIComponent(code)}/position?step=${step}&seat=${seat}`;
  const found = positions.get(path) ?? request<Position>('GET', path);
  positions.set(path, found);
  found.catch(() => positions.delete(path));
  return found;
}

// Whether a move would have been nearly as good as the best one.
export function tryMove(code: string, step: number, seat: number, move: string): Promise<Tried> {
  return requestAs<Tried>('POST', `/records/${encodeURIComponent(code)}/tries`, { step, seat, move });
}
