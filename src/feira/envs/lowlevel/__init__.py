"""Low-level tricks that make vector environments fast: bit sets, prefetching, threads that spin."""
