"""An analysis as a picture (PNG and SVG): chances over the game, and where the result comes from."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from feira.analysis.analysis import Analysis
from feira.analysis.bids import Bidder
from feira.analysis.judging import Judged

_COLOURS: Final = ("#2f6fb3", "#c8553d", "#3d8b5a", "#8a5a9e", "#c9962b")  # by seat
_MARKED: Final = 3  # mistakes
_PARTS: Final = {"luck": "#7a8fa6", "errors": "#b3412f", "gifts": "#e8a33d"}


def draw(found: Analysis, names: Sequence[str], path: Path) -> None:
    """Write `path`.png and `path`.svg, and a picture of each auction."""
    names = [name.replace("$", r"\$") for name in names]  # else two of them begin and end a formula
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 5), layout="constrained")
    chances, parts = figure.subplots(1, 2, width_ratios=(3, 2))
    figure.suptitle(found.game.spec.title)
    _draw_chances(chances, found, names)
    _draw_parts(parts, found, names)
    figures = {path.name: figure}
    for auction in filter(None, found.auctions):
        step = auction[0].step + 1
        figures[f"{path.name}-move-{step}"] = picture = Figure(figsize=(11, 4), layout="constrained")
        picture.suptitle(f"{found.game.spec.title}, move {step}: what each bid was worth")
        axes = picture.subplots(1, len(auction), sharey=True, squeeze=False)[0]
        for one, bids in zip(axes, auction, strict=True):
            _draw_bids(one, found, bids, names[bids.seat])
    with rc_context({"svg.hashsalt": "feira"}):
        for name, each in figures.items():
            for kind in ("png", "svg"):
                metadata = {"Date": None} if kind == "svg" else None
                each.savefig(path.with_name(f"{name}.{kind}"), dpi=150, metadata=metadata)


def _draw_chances(axes: Any, found: Analysis, names: Sequence[str]) -> None:
    values = found.points.values
    for seat, name in enumerate(names):
        axes.plot(values[:, seat], color=_COLOURS[seat], label=name, linewidth=1.8)
    marked = found.mistakes[:_MARKED]
    for number, one in enumerate(marked, 1):
        step, seat = one.decision.step, one.decision.seat
        axes.plot(step, values[step, seat], "o", color=_COLOURS[seat], markersize=13, markeredgecolor="black")
        axes.text(step, values[step, seat], str(number), ha="center", va="center", color="white", weight="bold")
    alone = found.players == 1
    axes.set_ylim(-0.05, 3.1 if alone else 1.05)
    costs = (f"{number}: {_cost(found, one, names)}" for number, one in enumerate(marked, 1))
    axes.set_xlabel("\n".join(["move", *costs]))
    axes.set_ylabel("fame to expect" if alone else "chance of first place")
    axes.grid(alpha=0.3)
    axes.legend(loc="best")


def _cost(found: Analysis, one: Judged, names: Sequence[str]) -> str:
    made, best = (found.game.to_text(choice.action) for choice in (one.made, one.best))
    return f"{names[one.decision.seat]}, move {one.decision.step + 1}: {made}; better: {best}"


def _draw_bids(axes: Any, found: Analysis, bidder: Bidder, name: str) -> None:
    """Two lines over the bids, and how often the network bids this."""
    moves = [found.game.to_text(bid.action) for bid in bidder.bids]
    axes.bar(moves, [bid.often for bid in bidder.bids], color="#d9d2c3", label="how often the network bids this")
    axes.plot(moves, [bid.worth for bid in bidder.bids], "o-", color=_COLOURS[0], label="against what others may bid")
    real = [bid.hindsight for bid in bidder.bids]
    axes.plot(moves, real, "s--", color=_COLOURS[1], label="in hindsight: against what they bid")
    axes.axvline(found.game.to_text(bidder.made), color="black", linewidth=0.8, label="made")
    axes.set_title(name)
    axes.tick_params(axis="x", rotation=60)
    axes.grid(alpha=0.3)
    axes.legend(loc="best", fontsize="small")


def _draw_parts(axes: Any, found: Analysis, names: Sequence[str]) -> None:
    """Three bars a seat: they lead from what was to be expected to the result."""
    ledger = found.points
    thickness = 0.25
    for k, (part, colour) in enumerate(_PARTS.items()):
        rows = [seat + (k - 1) * thickness for seat in range(found.players)]
        axes.barh(rows, getattr(ledger, part), thickness * 0.9, color=colour, label=part)
    labels = [f"{name}\n{ledger.start[k]:.2f} → {ledger.result[k]:.2f}" for k, name in enumerate(names)]
    axes.set_yticks(range(found.players), labels)
    axes.invert_yaxis()
    axes.axvline(0, color="black", linewidth=0.8)
    axes.set_xlabel("fame" if found.players == 1 else "share of first place")
    axes.grid(axis="x", alpha=0.3)
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=len(_PARTS))
