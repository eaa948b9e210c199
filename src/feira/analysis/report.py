"""An analysis as lines of plain text."""

from collections.abc import Iterator, Sequence

from feira.analysis.analysis import Analysis
from feira.analysis.ledger import Ledger

_WORST = 3  # decisions that are listed


def lines(found: Analysis, names: Sequence[str]) -> Iterator[str]:
    """The ledger of every seat, how well each played, then the decisions that cost most."""
    alone = found.players == 1
    width = max(map(len, names))
    scale, unit = (1.0, "fame") if alone else (100.0, "chance of first place, in percent")
    yield f"  {'':{width}}  {'start':>7} {'luck':>7} {'errors':>7} {'gifts':>7} {'result':>7}   {unit}"
    for seat, name in enumerate(names):
        yield f"  {name:{width}}  {_parts(found.points, seat, scale)}   {_play(found, seat, scale)}"
    yield from (f"  {_rated(found, seat, name)}" for seat, name in enumerate(names))
    for one in found.mistakes[:_WORST]:
        made, best = (found.game.to_text(choice.action) for choice in (one.made, one.best))
        cost = f"{scale * one.error:.1f} ± {scale * one.margin:.1f}"
        yield f"  move {one.decision.step + 1}, {names[one.decision.seat]}: {made} cost {cost}; better: {best}"


def _rated(found: Analysis, seat: int, name: str) -> str:
    play, rating = found.play(seat), found.rating(seat)
    if play.share is None:
        return f"{name}: too few real choices to say how well they were made"
    lost = f"lost {play.share:.0%} ± {play.margin:.0%} of what was at stake"
    if rating is None:
        return f"{name} {lost}; no rating for this kind of game, judge and effort yet"
    return f"{name} played like level {rating.level:.1f} ({rating.low:.1f} – {rating.high:.1f}): {lost}"


def _parts(ledger: Ledger, seat: int, scale: float) -> str:
    parts = (ledger.start, ledger.luck, ledger.errors, ledger.gifts, ledger.result)
    return " ".join(f"{scale * float(part[seat]):7.1f}" for part in parts)


def _play(found: Analysis, seat: int, scale: float) -> str:
    rate = found.error_rate(seat)
    return "no real choice" if rate is None else f"{scale * rate:.2f} lost a decision"
