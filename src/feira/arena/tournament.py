"""Running a tournament: matches that are missing are played, wherever, and saved."""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from typing import TypeAlias

from feira.arena.journal import Journal
from feira.arena.match import Played, play_match
from feira.arena.plan import Match, Plan
from feira.bots import PROGRAM, make_bot
from feira.bots.protocol import question
from feira.core.game import Json
from feira.games import get_game

# Plays matches, in whatever order, and gives the record of each as soon as it is finished.
Players: TypeAlias = Callable[[Plan, Iterable[Match]], Generator[Json, None, None]]


def run(plan: Plan, matches: int, journal: Journal, players: Players) -> Iterator[Played]:
    """Play those of the first so many matches that are not in the journal; each is saved before it is reported."""
    with closing(players(plan, journal.missing(plan.matches(matches)))) as records:
        for record in records:
            yield journal.append(record)
    journal.finish()


def warm_up(plan: Plan) -> None:
    """Compile in this process what the matches need, so that their processes find it compiled.

    After a whole game at random every bot of ours makes one decision, and what programs are asked is put together once.
    """
    game = get_game(plan.game)
    match = next(plan.matches(1))
    seats = len(match.bots)
    play_match(plan, Match(0, match.deal, ("random",) * seats, match.options))
    states = game.new(game.options(match.options), 0)
    seat = game.to_act(states, 0)[0]
    view = game.view(states, 0, seat)
    for bot in plan.bots:
        if bot.startswith(PROGRAM):
            question(game, view, seat, plan.seconds)
        else:
            make_bot(bot, 0, plan.seconds)(game, view, seat)
