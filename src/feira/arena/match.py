"""Playing one match, wherever that is: in a process of this machine or of a cluster."""

from contextlib import ExitStack, closing
from dataclasses import dataclass
from typing import Any

from feira.arena.plan import Match, Plan
from feira.bots import Bot, BotError, bot_seed, make_bot, seed_from
from feira.core.game import FeiraError, Game, Json
from feira.games import get_game
from feira.records import Recorder


def play_match(plan: Plan, match: Match) -> Json:
    """The record of a match, with a field `arena` that says who played.

    A bot that fails loses: the record then ends where it failed, and `arena` says who did and why.
    """
    game = get_game(plan.game)
    pieces = None if plan.pieces is None else game.pieces(plan.pieces)
    states = game.new(game.options(match.options), seed_from(match.deal), pieces)
    recorder = Recorder(game, states, pieces=pieces)
    failed: Json | None = None
    with ExitStack() as ending:
        bots = []
        for seat, spec in enumerate(match.bots):
            bot = make_bot(spec, bot_seed(f"{plan.seed}/{match.number}", seat), plan.seconds)
            bots.append(ending.enter_context(closing(bot)))
        while failed is None and (seats := game.to_act(states, 0)):
            failed = _turn(game, recorder, bots[seats[0]], seats[0])
    if failed is not None:
        failed["lasting"] = game.lasting(states, 0)
    about = {"number": match.number, "deal": match.deal, "bots": list(match.bots), "failed": failed}
    return {**recorder.record(), "arena": about}


def _turn(game: Game, recorder: Recorder, bot: Bot, seat: int) -> Json | None:
    """Let a bot decide and do what it wants; if it fails, who did and why."""
    try:
        action = int(bot(game, game.view(recorder.states, 0, seat), seat))
    except BotError as failure:
        return {"seat": seat, "why": str(failure)}
    except Exception as error:  # whatever a bot does wrong, the others play on
        return {"seat": seat, "why": f"{type(error).__name__}: {error}"}
    try:
        recorder.apply(seat, action)
    except FeiraError as refusal:
        return {"seat": seat, "why": f"it wanted the action {action}: {refusal}"}
    return None


@dataclass(frozen=True)
class Played:
    """What counts of a match for ratings and tables."""

    number: int
    bots: tuple[str, ...]  # by seat
    places: tuple[int, ...]  # by seat: how many seats are ahead
    scores: tuple[int, ...] | None  # by seat; None if a bot failed
    failure: tuple[str, str] | None  # the bot that failed, and why
    solo: Json | None  # challenge, result, fame, best_move

    @classmethod
    def of(cls, record: Json) -> "Played":
        """From a record that `play_match` has written."""
        about, result = record["arena"], record["result"]
        seats = range(len(about["bots"]))
        failed = about["failed"]
        challenge = record["options"].get("challenge")
        if failed is not None:
            last = len(seats) - 1
            places = tuple(last if seat == failed["seat"] else 0 for seat in seats)
        else:
            places = _places(result["ranking"])
        return cls(
            number=about["number"],
            bots=tuple(about["bots"]),
            places=places,
            scores=None if failed is not None else tuple(result["scores"]),
            failure=None if failed is None else (about["bots"][failed["seat"]], failed["why"]),
            solo=None if challenge is None else _solo(challenge, result, failed),
        )


def _places(ranking: list[list[int]]) -> tuple[int, ...]:
    places: dict[int, int] = {}
    for tied in ranking:
        ahead = len(places)
        places |= dict.fromkeys(tied, ahead)
    return tuple(place for _, place in sorted(places.items()))


def _solo(challenge: int, result: Any, failed: Json | None) -> Json:
    """How a challenge came out; of one in which the bot failed only a best move counts (M7.3)."""
    if failed is not None:
        return {"challenge": challenge, "result": None, "fame": 0, **failed["lasting"]}
    return {"challenge": challenge, **{name: result[name] for name in ("result", "fame", "best_move")}}
