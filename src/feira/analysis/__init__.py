"""Why a game came out as it did: luck, mistakes and gifts, decision by decision."""

from collections.abc import Callable
from typing import Any

from feira.analysis.analysis import Analysis
from feira.analysis.effort import EFFORTS, Effort
from feira.analysis.study import Study, effort_of
from feira.evaluation.weights import Networks, shipped_network

__all__ = ["EFFORTS", "Analysis", "Effort", "Study", "analyse"]


def analyse(
    record: Any,
    *,
    effort: str | Effort = "normal",
    seed: int = 0,
    networks: Networks = shipped_network,
    tell: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Analyse the record of a finished game; RecordError or FeiraError says what is wrong with it.

    `tell` is called with how many decisions are judged and how many there are. The same seed gives the same analysis.
    """
    work = effort_of(effort)
    study, judged = Study(record, seed=seed, networks=networks), []
    for number in range(len(study.decisions)):
        judged.append(study.judge(number, work))
        if tell is not None:
            tell(number + 1, len(study.decisions))
    return study.concluded(judged, work)
