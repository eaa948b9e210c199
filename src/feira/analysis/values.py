"""What an outcome is worth, in the two units of an analysis, and how sure a mean of outcomes is.

With rivals the units are shares of first place and the lead in points of score (coins). Alone they are fame and the
result as a part of the highest threshold.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.core.features import LEADS, SHARES, SOLO_SHARES, Features

Array = NDArray[np.float64]
_FAME: Final = SOLO_SHARES - 1  # how many of a solo outcome's shares are fame
_LEAD_WORTH: Final = 0.05  # of a clear lead, in points of the first unit: it decides between equal chances
_CERTAIN: Final = 1.96  # standard deviations of a 95 % interval


class Units(NamedTuple):
    """How outcomes become values."""

    players: int
    clear_lead: float  # the size of the second unit

    @classmethod
    def of(cls, features: Features, players: int) -> "Units":
        """For a game of so many."""
        return cls(players, 1.0 if players == 1 else abs(features.clear_lead))

    def points(self, outcomes: Array) -> Array:
        """The first unit by seat, of one outcome or of many."""
        if self.players == 1:
            return np.asarray(outcomes[..., SHARES : SHARES + _FAME].sum(axis=-1, keepdims=True))
        return np.asarray(outcomes[..., SHARES : SHARES + self.players])

    def leads(self, outcomes: Array) -> Array:
        """The second unit by seat."""
        return np.asarray(outcomes[..., LEADS : LEADS + self.players] * self.clear_lead)

    def equity(self, outcomes: Array, seat: int) -> Array:
        """What a seat plays for: the first unit, and a little of the second."""
        leads = np.tanh(outcomes[..., LEADS + seat])
        return np.asarray(self.points(outcomes)[..., seat] + _LEAD_WORTH * leads)


def margin(samples: Array) -> float:
    """Half of the 95 % interval of a mean."""
    if len(samples) < 2:
        return 0.0
    return float(_CERTAIN * samples.std(ddof=1) / np.sqrt(len(samples)))
