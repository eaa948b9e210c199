"""Mercado de Lisboa, described for the rest of Feira: see core/spec.py."""

from typing import Final

from feira.core.campaign import CampaignRules, Challenge
from feira.core.spec import SearchAdvice, Spec
from feira.games.mercado.engine.challenges import BEST_MOVE_COINS, BEST_MOVE_FAME, CHALLENGES, RANKS
from feira.games.mercado.engine.options import OPTIONS

_CHALLENGES: Final = tuple(
    Challenge(
        challenge.name,
        challenge.thresholds,
        {"coins": challenge.coins, "limit": challenge.line_limit, "fours": challenge.fours_needed},
    )
    for challenge in CHALLENGES
)

SPEC: Final = Spec(
    name="mercado",
    title="Mercado de Lisboa",
    short_title="Mercado",
    game="feira.games.mercado.game:Mercado",
    options=OPTIONS,
    order=1,
    record_rule="M8",
    score_rule="M5.3",
    campaign=CampaignRules(_CHALLENGES, RANKS, BEST_MOVE_COINS, BEST_MOVE_FAME),  # M7
    search=SearchAdvice(rollout="instinct", prior_visits=40.0),  # the end of the game judges better than an estimate
    counted="money",  # all coins are paid openly
    counted_shown="money_open",
    page_board="own",
    tensors="feira.games.mercado.adapters.tensors:TENSORS",
    features="feira.games.mercado.heuristics.features:FEATURES",
    text_board="feira.games.mercado.adapters.text_board:lines",
    ledger="feira.games.mercado.surface.ledger:ledger",
    why="feira.games.mercado.surface.why:why",
    themes="feira.games.mercado.surface.themes:themes",
    picture="feira.games.mercado.adapters.picture:picture",
    terminal="feira.games.mercado.adapters.terminal:MercadoFace",
)
