"""How much work an analysis does for each decision."""

from typing import Final, NamedTuple


class Effort(NamedTuple):
    """First every legal action is tried a few times, then the best ones and the one that was made, many times."""

    tries: int  # of each legal action
    finalists: int  # actions that are tried again, beside the one that was made
    rollouts: int  # of each of those


EFFORTS: Final = {
    "quick": Effort(tries=4, finalists=3, rollouts=16),
    "normal": Effort(tries=8, finalists=4, rollouts=64),
    "deep": Effort(tries=24, finalists=6, rollouts=250),
}
