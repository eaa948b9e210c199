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

export function noConnection(): ApiError {
  return new ApiError({ code: 'no-connection', message: 'the server does not answer' });
}
