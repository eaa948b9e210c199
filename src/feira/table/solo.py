"""What a person keeps of Mercado's nine challenges: the campaign, those before it, and the best results (M7).

All of it is one file, the running challenge included, so that one atomic write moves everything on together: whenever
the program dies, the file tells one consistent story.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from feira.games.base import Json
from feira.games.mercado.challenges import BEST_MOVE_FAME, CHALLENGES, rank
from feira.table.files import SaveError, read_json, write_json
from feira.table.save import Saved, read_save, save_json
from feira.table.table import Table

FORMAT: Final = "feira-solo/1"


@dataclass(frozen=True)
class Result:
    """How a challenge came out."""

    challenge: int
    result: int
    fame: int
    best_move: bool


def total_fame(results: Sequence[Result]) -> int:
    """M7.3, M7.4: the fame of a campaign, with that of the best move, which counts once."""
    return sum(result.fame for result in results) + BEST_MOVE_FAME * any(result.best_move for result in results)


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
        """M7.4: from 0 (the lowest) to 5."""
        return rank(self.fame)

    @property
    def next_challenge(self) -> int | None:
        """The challenge to play; None when all nine are done."""
        return len(self.results) + 1 if len(self.results) < len(CHALLENGES) else None


@dataclass
class Progress:
    """The file and what is in it; every change is written at once."""

    path: Path
    campaign: Campaign | None = None
    running: Json | None = None  # the save of the campaign's challenge that is being played
    finished: list[Campaign] = field(default_factory=list)
    best: dict[int, Result] = field(default_factory=dict)

    def start_campaign(self, date: str) -> None:
        """Begin a campaign; one that was running is given up."""
        self._read_again()
        self.campaign, self.running = Campaign(date), None
        self._write()

    def keep_running(self, table: Table, language: str) -> None:
        """Keep the challenge that is being played, after each action."""
        self._read_again()
        self.running = save_json(table, language)
        self._write()

    def resume_running(self) -> Saved | None:
        """The challenge that was being played, if any; SaveError if it can't be gone on with."""
        if self.running is None:
            return None
        saved = read_save(self.running, self.path)
        if not counts(saved.table):
            raise SaveError("damaged", self.path, "a campaign is played by a person, with the pieces of the game")
        return saved

    def end_challenge(self, table: Table) -> Result:
        """Enter the result of the campaign's challenge; after the ninth the campaign goes to the finished ones."""
        assert self.campaign is not None
        self._read_again()
        result = result_of(table)
        self.campaign = replace(self.campaign, results=(*self.campaign.results, result))
        self.running = None
        self._note_best(result)
        if self.campaign.next_challenge is None:
            self.finished.append(self.campaign)
            self.campaign = None
        self._write()
        return result

    def end_practice(self, table: Table) -> Result:
        """Keep the result of a challenge played by itself, if it is the best; it must be one that counts."""
        there = self._read_again()
        self.campaign, self.running = there.campaign, there.running  # practice is no part of a campaign
        result = result_of(table)
        if self._note_best(result):
            self._write()
        return result

    def _read_again(self) -> "Progress":
        """Take over what another terminal has kept since, but for the campaign that is played here."""
        there = load_progress(self.path)
        self.finished = there.finished
        for result in there.best.values():
            self._note_best(result)
        return there

    def _note_best(self, result: Result) -> bool:
        old = self.best.get(result.challenge)
        if old is not None and (old.fame, old.result) >= (result.fame, result.result):
            return False
        self.best[result.challenge] = result
        return True

    def _write(self) -> None:
        write_json(
            self.path,
            {
                "format": FORMAT,
                "campaign": None if self.campaign is None else asdict(self.campaign),
                "running": self.running,
                "finished": [asdict(campaign) for campaign in self.finished],
                "best": [asdict(result) for _, result in sorted(self.best.items())],
            },
        )


def counts(table: Table) -> bool:
    """Whether a challenge may be entered as one's own: by a person, with the pieces that all have."""
    return table.pieces is None and bool(table.persons)


def result_of(table: Table) -> Result:
    """The result of a finished challenge."""
    value = table.game.result_json(table.states, 0)
    assert value is not None
    return Result(table.options["challenge"], value["result"], value["fame"], value["best_move"])


def load_progress(path: Path) -> Progress:
    """What is kept in the file; nothing yet if there is none. SaveError if it is damaged."""
    try:
        value = read_json(path)
    except SaveError as error:
        if error.reason == "missing":
            return Progress(path)
        raise
    try:
        return _read(value, path)
    except (KeyError, TypeError, ValueError) as error:
        raise SaveError("damaged", path, str(error)) from error


def _read(value: Any, path: Path) -> Progress:
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
    return Progress(path, campaign, running, finished, {result.challenge: result for result in best})


def _campaign(value: Any) -> Campaign:
    results = tuple(_result(item) for item in value["results"])
    if [result.challenge for result in results] != list(range(1, len(results) + 1)) or len(results) > len(CHALLENGES):
        raise ValueError("the challenges of a campaign are not in order")
    return Campaign(str(value["started"]), results)


def _result(value: Any) -> Result:
    result = Result(**value)
    numbers = (result.challenge, result.result, result.fame)
    if not all(isinstance(number, int) and not isinstance(number, bool) for number in numbers):
        raise ValueError(f"a result consists of whole numbers, not {value!r}")
    if not 1 <= result.challenge <= len(CHALLENGES) or not 0 <= result.fame <= 3 or result.best_move not in (0, 1):
        raise ValueError(f"there can be no result {value!r}")
    return result
