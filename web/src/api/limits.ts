// How many characters the server takes; written by web/make_types.py.
export const LONGEST_NAME = 30;
export const LONGEST_MESSAGE = 500;
