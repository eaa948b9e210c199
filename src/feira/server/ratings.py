"""How well somebody plays: what their decisions lost in the games that were analysed, kind by kind."""

from collections.abc import Iterable
from typing import NamedTuple

from feira.analysis.rating import Play, anchors_for, rate
from feira.analysis.study import judge_name
from feira.core.game import Json
from feira.evaluation.weights import kind_of
from feira.games import GAMES, get_game
from feira.server.shapes.results import PlayRating, RatingShape


class Analysed(NamedTuple):
    """A game in which somebody had a seat, and how they played."""

    game: str
    options: Json
    judge: str
    play: Play


def ratings_of(played: Iterable[Analysed]) -> list[PlayRating]:
    """One for each kind of game. What another judge than that of today has found doesn't count."""
    kinds: dict[tuple[str, str], list[Analysed]] = {}
    for one in played:
        if one.game in GAMES and one.judge == judge_name(get_game(one.game), one.options):
            kinds.setdefault((one.game, kind_of(get_game(one.game), one.options)), []).append(one)
    return [rating for games in kinds.values() if (rating := _rating(games)) is not None]


def _rating(games: list[Analysed]) -> PlayRating | None:
    """That of a kind; None if there was too little to decide."""
    newest = games[0]
    play = sum((one.play for one in games), Play())
    if play.share is None:
        return None
    found = rate(play, anchors_for(get_game(newest.game), newest.options, newest.judge))
    return PlayRating(
        game=newest.game,
        players=newest.options["players"],
        options=_telling_options(newest),
        games=len(games),
        decisions=int(play.decisions),
        lost_share=round(play.share, 4),
        lost_share_margin=round(play.margin, 4),
        rating=None if found is None else RatingShape(**found.to_json()),
    )


def _telling_options(one: Analysed) -> Json:
    """The options beside the number of players that make it a game of this kind."""
    game = get_game(one.game)
    kind = kind_of(game, one.options)
    return {
        option.name: one.options[option.name]
        for option in game.spec.further_options
        if any(kind_of(game, one.options | {option.name: value}) != kind for value in option.values)
    }
