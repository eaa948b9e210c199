"""How strength has grown, as a picture (PNG and SVG)."""

from pathlib import Path

from feira.core.game import Json
from feira.extras import can_plot


def draw_curve(points: list[Json], title: str, alone: bool, folder: Path) -> None:
    """Strength against `greedy` over time, and which networks were accepted; nothing without Matplotlib."""
    if not points or not can_plot():
        return
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    strength = figure.subplots()
    minutes = [point["minutes"] for point in points]
    values = [point["against_greedy"] * (1 if alone else 100) for point in points]
    strength.plot(minutes, values, color="#2f7d4f", linewidth=1.5)
    for accepted, marker, label in ((True, "o", "accepted"), (False, "x", "not better than the best so far")):
        chosen = [(m, v) for m, v, p in zip(minutes, values, points, strict=True) if p["accepted"] == accepted]
        if chosen:
            strength.plot(*zip(*chosen, strict=True), marker, color="#2f7d4f", label=label)
    strength.set_title(title)
    strength.set_xlabel("minutes of training")
    strength.set_ylabel("mean fame" if alone else "points against greedy, in percent")
    strength.grid(alpha=0.4)
    strength.legend(loc="lower right")
    with rc_context({"svg.hashsalt": "feira"}):
        for kind in ("png", "svg"):
            figure.savefig(folder / f"curve.{kind}", dpi=150, metadata={"Date": None} if kind == "svg" else None)
