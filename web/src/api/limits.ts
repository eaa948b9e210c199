// Limits of the server; written by web/make_types.py.
// In characters:
export const LONGEST_NAME = 30;
export const LONGEST_MESSAGE = 500;
export const SHORTEST_LOGIN = 3;
export const LONGEST_LOGIN = 64;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;
export const LONGEST_HOOK_URL = 500;
export const LONGEST_REPORT = 1000;
export const LONGEST_DEAL = 64;
// The moves that one can look back at:
export const MOST_LATELY = 60;
