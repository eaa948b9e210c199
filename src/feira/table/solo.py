"""What a person has done alone: the campaign, those before it, and the best result of each challenge.

It is one JSON value, the running challenge included, so that one write moves everything on together, be it a file
(solo_file.py) or a row of a database.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from feira.core.game import FeiraError, Json
from feira.core.registry import campaign_rules
from feira.table.game_session import GameSession

FORMAT: Final = "feira-solo/1"


@dataclass(frozen=True)
class Result:
    """How a challenge came out."""

    challenge: int
    result: int
    fame: int
    best_move: bool


def total_fame(results: Sequence[Result]) -> int:
    """The fame of a campaign."""
    return campaign_rules().fame((result.fame for result in results), (result.best_move for result in results))


@dataclass(frozen=True)
class Campaign:
    """A campaign, running or finished: the results of its challenges in order."""

    started: str  # a date, as the caller writes it
    results: tuple[Result, ...] = ()

    @property
    def fame(self) -> int:
        """Its fame so far."""
        return total_fame(self.results)

    @property
    def rank(self) -> int:
        """Its rank so far; 0 is the lowest."""
        return campaign_rules().rank(self.fame)

    @property
    def next_challenge(self) -> int | None:
        """The challenge to play; None when all are done."""
        number = len(self.results) + 1
        return number if number in campaign_rules().numbers else None


class ProgressError(FeiraError):
    """A JSON value that can't be what a person has done."""


@dataclass
class Progress:
    """What was done so far."""

    campaign: Campaign | None = None
    running: Json | None = None  # how to find the campaign's challenge that is being played; it has `options`
    finished: list[Campaign] = field(default_factory=list)
    best: dict[int, Result] = field(default_factory=dict)

    def start_campaign(self, date: str) -> None:
        """Begin a campaign; one that was running is given up."""
        self.campaign, self.running = Campaign(date), None

    def enter(self, result: Result) -> None:
        """Enter the result of the campaign's challenge; after the last the campaign goes to the finished ones."""
        assert self.campaign is not None
        self.campaign = replace(self.campaign, results=(*self.campaign.results, result))
        self.running = None
        self.note_best(result)
        if self.campaign.next_challenge is None:
            self.finished.append(self.campaign)
            self.campaign = None

    def note_best(self, result: Result) -> bool:
        """Keep the result of a challenge, if it is the best."""
        old = self.best.get(result.challenge)
        if old is not None and (old.fame, old.result) >= (result.fame, result.result):
            return False
        self.best[result.challenge] = result
        return True

    def to_json(self) -> Json:
        """All of it."""
        return {
            "format": FORMAT,
            "campaign": None if self.campaign is None else asdict(self.campaign),
            "running": self.running,
            "finished": [asdict(campaign) for campaign in self.finished],
            "best": [asdict(result) for _, result in sorted(self.best.items())],
        }

    @classmethod
    def from_json(cls, value: Any) -> "Progress":
        """What `to_json` wrote; ProgressError says what is wrong with it."""
        try:
            return _read(value)
        except (KeyError, TypeError, ValueError) as error:
            raise ProgressError(str(error)) from error


def counts(table: GameSession) -> bool:
    """Whether a challenge may be entered as one's own: by a person, with the pieces that all have."""
    return table.pieces is None and bool(table.persons)


def result_of(table: GameSession) -> Result:
    """The result of a finished challenge."""
    value = table.game.result_json(table.states, 0)
    assert value is not None
    return Result(table.options["challenge"], value["result"], value["fame"], value["best_move"])


def result_given_up(challenge: int, lasting: Json) -> Result:
    """The result of a challenge that was given up: nothing but a best move counts."""
    return Result(challenge, 0, 0, lasting.get("best_move", False))


def _read(value: Any) -> Progress:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise ValueError(f"not of the form {FORMAT}")
    campaign = None if value["campaign"] is None else _campaign(value["campaign"])
    finished = [_campaign(item) for item in value["finished"]]
    if campaign is not None and campaign.next_challenge is None:
        raise ValueError("the running campaign has no challenge left")
    running = value["running"]
    if running is not None and (campaign is None or running["options"]["challenge"] != campaign.next_challenge):
        raise ValueError("the running challenge is not the campaign's next one")
    best = [_result(item) for item in value["best"]]
    return Progress(campaign, running, finished, {result.challenge: result for result in best})


def _campaign(value: Any) -> Campaign:
    results = tuple(_result(item) for item in value["results"])
    if [result.challenge for result in results] != list(campaign_rules().numbers[: len(results)]):
        raise ValueError("the challenges of a campaign are not in order")
    return Campaign(str(value["started"]), results)


def _result(value: Any) -> Result:
    result = Result(**value)
    numbers = (result.challenge, result.result, result.fame)
    if not all(isinstance(number, int) and not isinstance(number, bool) for number in numbers):
        raise ValueError(f"a result consists of whole numbers, not {value!r}")
    if not _can_be(result):
        raise ValueError(f"there can be no result {value!r}")
    return result


def _can_be(result: Result) -> bool:
    rules = campaign_rules()
    if result.challenge not in rules.numbers or result.best_move not in (0, 1):
        return False
    return 0 <= result.fame <= len(rules[result.challenge].thresholds)
