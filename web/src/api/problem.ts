// What went wrong, as the server tells it; `status` is that of HTTP, 0 if nothing came back at all.
import type { Problem } from './types';

export class ApiError extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status = 0) {
    super(problem.message);
    this.problem = problem;
    this.status = status;
  }

  get code(): string {
    return this.problem.code;
  }
}

// What to tell of anything that was thrown. What is no refusal is a mistake of the page, or a part of it did not come.
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  console.error(error);
  return { code: 'page', message: String(error) };
}

const MOMENTARY: readonly string[] = ['busy', 'storage', 'lost-database', 'too-many'];

// Whether the same may be allowed in a moment.
export function isMomentary({ code }: Problem): boolean {
  return MOMENTARY.includes(code);
}

export function noConnection(): ApiError {
  return new ApiError({ code: 'no-connection', message: 'the server does not answer' });
}
