"""An analysis as lines of plain text."""

from collections.abc import Iterator, Sequence

from feira.analysis.analysis import Analysis
from feira.analysis.ledger import Ledger

_WORST = 3  # decisions that are listed


def lines(found: Analysis, names: Sequence[str]) -> Iterator[str]:
    """The ledger of every seat, then the decisions that cost most."""
    alone = found.players == 1
    width = max(map(len, names))
    scale, unit = (1.0, "fame") if alone else (100.0, "chance of first place, in percent")
    yield f"  {'':{width}}  {'start':>7} {'luck':>7} {'errors':>7} {'gifts':>7} {'result':>7}   {unit}"
    for seat, name in enumerate(names):
        yield f"  {name:{width}}  {_parts(found.points, seat, scale)}   {_play(found, seat, scale)}"
    for one in found.mistakes[:_WORST]:
        made, best = (found.game.to_text(choice.action) for choice in (one.made, one.best))
        cost = f"{scale * one.error:.1f} ± {scale * one.margin:.1f}"
        yield f"  move {one.decision.step + 1}, {names[one.decision.seat]}: {made} cost {cost}; better: {best}"


def _parts(ledger: Ledger, seat: int, scale: float) -> str:
    parts = (ledger.start, ledger.luck, ledger.errors, ledger.gifts, ledger.result)
    return " ".join(f"{scale * float(part[seat]):7.1f}" for part in parts)


def _play(found: Analysis, seat: int, scale: float) -> str:
    rate = found.error_rate(seat)
    return "no real choice" if rate is None else f"{scale * rate:.2f} lost a decision"
