"""Jour de Marché, described for the rest of Feira: see core/spec.py."""

from typing import Final

from feira.core.spec import Spec
from feira.games.marche.engine.options import OPTIONS

SPEC: Final = Spec(
    name="marche",
    title="Jour de Marché",
    game="feira.games.marche.game:Marche",
    options=OPTIONS,
    order=2,
    record_rule="J8",
    score_rule="J6.6",
    lowest_wins=True,
    simultaneous=True,  # J4.1: bids
    counted="coins",  # all coins are paid openly
    counted_shown="coins_open",
    page_board="own",
    tensors="feira.games.marche.adapters.tensors:TENSORS",
    features="feira.games.marche.heuristics.features:FEATURES",
    text_board="feira.games.marche.adapters.text_board:lines",
    ledger="feira.games.marche.surface.ledger:ledger",
    why="feira.games.marche.surface.why:why",
    themes="feira.games.marche.surface.themes:themes",
    picture="feira.games.marche.adapters.picture:picture",
    terminal="feira.games.marche.adapters.terminal:MarcheFace",
)
