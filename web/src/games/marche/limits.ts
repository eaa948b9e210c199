// The spaces along each side of the square into which a market must fit; written by web/make_types.py.
export const MARKET_SIDE = 16;
