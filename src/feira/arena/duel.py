"""Two bots against each other on the same deals: how a training tests what was learnt."""

from collections.abc import Iterator
from contextlib import closing

from feira.arena.local import play_on_cores
from feira.arena.match import Played
from feira.arena.plan import Match, Plan
from feira.core.game import FeiraError, Game, Json


def duel(game: Game, options: Json, bots: tuple[str, str], deals: int, seed: int, jobs: int) -> float:
    """The first bot's share of points; alone, how often it came out better, where an equal result is half a point."""
    points = [_points(played, bots) for played in _play(game, options, bots, deals, seed, jobs)]
    return sum(points) / len(points)


def mean_fame(game: Game, options: Json, bot: str, deals: int, seed: int, jobs: int) -> float:
    """The mean fame of a bot that plays a challenge."""
    fames: list[int] = [
        pair[0].solo["fame"] for pair in _play(game, options, (bot, bot), deals, seed, jobs) if pair[0].solo
    ]
    return sum(fames) / len(fames)


def _play(
    game: Game, options: Json, bots: tuple[str, str], deals: int, seed: int, jobs: int
) -> Iterator[tuple[Played, ...]]:
    """The matches of each deal."""
    plain = {name: value for name, value in options.items() if value is not None}
    seats = options["players"]
    plan = Plan(game=game.name, options=plain, line_ups=(_line_up(bots, seats, 0),), seed=seed)
    line_ups = [(bots[0],), (bots[1],)] if seats == 1 else [_line_up(bots, seats, turn) for turn in range(seats)]
    if bots[0] == bots[1]:
        line_ups = line_ups[:1]
    matches = [
        Match(len(line_ups) * deal + k, f"{seed}/{deal}", line_up, plain)
        for deal in range(deals)
        for k, line_up in enumerate(line_ups)
    ]
    found: dict[int, Played] = {}
    with closing(play_on_cores(plan, matches, jobs=jobs)) as records:
        for record in records:
            played = Played.of(record)
            if played.failure is not None:
                raise FeiraError("{} failed: {}".format(*played.failure))
            found[played.number] = played
    for first in range(0, len(matches), len(line_ups)):
        yield tuple(found[number] for number in range(first, first + len(line_ups)))


def _line_up(bots: tuple[str, str], seats: int, turn: int) -> tuple[str, ...]:
    """The first bot in one seat, the second in all others."""
    return tuple(bots[0] if seat == turn else bots[1] for seat in range(seats))


def _points(matches: tuple[Played, ...], bots: tuple[str, str]) -> float:
    """What the first bot makes of a deal, from 0 to 1; with more than two seats, compared with an equal share."""
    if matches[0].solo is not None:
        own, other = (_solo_result(match) for match in matches)
        return 0.5 + 0.5 * ((own > other) - (own < other))
    shares = []
    for match in matches:
        seat = match.bots.index(bots[0])
        firsts = match.places.count(0)
        shares.append(1 / firsts if match.places[seat] == 0 else 0.0)
    share, equal = sum(shares) / len(shares), 1 / len(matches)
    return share / (share + (1 - share) * equal / (1 - equal)) if share else 0.0


def _solo_result(match: Played) -> tuple[int, int]:
    assert match.solo is not None
    return match.solo["fame"], match.solo["result"]
