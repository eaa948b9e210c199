"""How strong bots are, from who beat whom: Bradley–Terry, on the scale of Elo."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

ELO: Final = 400 / np.log(10)  # Elo points of one unit of log-odds
SURE: Final = 1.96  # standard deviations on either side that hold 95 %
_STEPS: Final = 100
_EXACT: Final = 1e-10

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Ratings:
    """By bot: the rating, 0 being the middle of all, and how sure it is."""

    elo: Numbers
    covariance: Numbers

    @property
    def margin(self) -> Numbers:
        """What a rating may be off on either side, in 95 of 100 cases."""
        return np.asarray(SURE * np.sqrt(np.diag(self.covariance)))

    def ahead(self, a: int, b: int) -> tuple[float, float]:
        """By how much one is rated above another, and what that may be off."""
        variance = self.covariance[a, a] + self.covariance[b, b] - 2 * self.covariance[a, b]
        return float(self.elo[a] - self.elo[b]), float(SURE * np.sqrt(max(0.0, variance)))


def bradley_terry(points: NDArray[Any]) -> Ratings:
    """The likeliest ratings, given the points of each bot (row) against each other (column): 1 a win, ½ a draw.

    Everybody is given one draw with an imagined bot in the middle. So a bot that has won or lost everything, or
    never met the others, has a rating too; with many games it makes no difference.
    """
    games = points + points.T
    bots = len(points)
    strength: Numbers = np.zeros(bots)
    for _ in range(_STEPS):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        middle = 1 / (1 + np.exp(-strength))
        slope = (points - games * expected).sum(axis=1) + 0.5 - middle
        spread = games * expected * (1 - expected)
        information = np.diag(spread.sum(axis=1) + middle * (1 - middle)) - spread
        step = np.linalg.solve(information, slope)
        # A full step from afar may overshoot; the function is concave, so shorter ones always arrive.
        strength = strength + step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < _EXACT:
            break
    centre = np.eye(bots) - 1 / bots
    covariance = centre @ np.linalg.inv(information) @ centre
    return Ratings(ELO * (strength - strength.mean()), ELO**2 * covariance)


def share_interval(share: float, games: float) -> tuple[float, float]:
    """Between which shares of all games the true one lies, in 95 of 100 cases (Wilson's interval)."""
    if not games:
        return 0.0, 1.0
    z2 = SURE**2 / games
    middle = (share + z2 / 2) / (1 + z2)
    reach = SURE / (1 + z2) * np.sqrt(share * (1 - share) / games + z2 / 4 / games)
    return max(0.0, float(middle - reach)), min(1.0, float(middle + reach))
