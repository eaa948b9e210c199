"""Judged decisions as JSON and back, to the last bit: so an analysis that was interrupted is continued."""

import numpy as np

from feira.analysis.decisions import Decision
from feira.analysis.judging import Choice, Judged
from feira.core.game import Json


def judged_json(one: Judged) -> Json:
    """All that was found out about a decision, but not the decision itself."""
    return {
        "choices": [[c.action, c.equity, c.points.tolist(), c.leads.tolist()] for c in one.choices],
        "error": one.error,
        "margin": one.margin,
        "value_margins": one.value_margins.tolist(),
        "unforced": one.unforced,
        "at_stake": one.at_stake,
    }


def judged_from(decision: Decision, kept: Json) -> Judged:
    """The decision, with what was found out about it."""
    choices = [
        Choice(action, equity, np.array(points), np.array(leads)) for action, equity, points, leads in kept["choices"]
    ]
    return Judged(
        decision=decision,
        best=choices[0],
        made=next(choice for choice in choices if choice.action == decision.action),
        choices=choices,
        error=kept["error"],
        margin=kept["margin"],
        value_margins=np.array(kept["value_margins"]),
        unforced=kept["unforced"],
        at_stake=kept["at_stake"],
    )
