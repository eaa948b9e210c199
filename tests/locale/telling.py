"""Whole games as they are told, for the tests of any game."""

from collections.abc import Iterator

import pytest

from feira.bots import get_bot
from feira.core.game import Game, Illegal, Json
from feira.locale import Catalogue
from feira.locale.sentences import Sentences
from feira.table import GameSession, Seat


def told_in_a_game(game: Game, options: Json, catalogue: Catalogue) -> Iterator[str]:
    """Every sentence on an event of a random game; random wrong actions come up too, and have their own sentences."""
    read = game.options(options)
    at = GameSession(game, read, 5, [Seat("") for _ in range(read.players)])
    tell = Sentences(catalogue, [f"P{seat}" for seat in range(read.players)])
    bot = get_bot("random", 9)
    tried = 0
    while not at.over:
        seat = at.to_act[0]
        tried = (tried * 31 + 7) % game.actions
        if tried not in at.legal(seat):
            with pytest.raises(Illegal) as refused:
                at.play(seat, tried)
            assert tell.refusal(refused.value, seat)
        for event in at.play(seat, bot(game, at.view(seat), seat)):
            told = tell.event(event, seat)
            assert told.strip()
            assert "{" not in told
            yield told
