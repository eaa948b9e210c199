"""Where bots meet: matches, tournaments, ratings and plots, on one machine or on a cluster."""
