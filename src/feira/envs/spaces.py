"""The spaces of Gymnasium that observations and actions lie in."""

import numpy as np
from gymnasium import spaces

from feira.core.tensors import Tensors


def observation_space(tensors: Tensors, actions: int) -> spaces.Dict:
    """Planes, scalars and the mask of legal actions; divide by `high` for numbers up to 1."""
    low_plane, high_plane, low, high = tensors.bounds()
    return spaces.Dict(
        {
            "planes": spaces.Box(low_plane, high_plane, dtype=np.int8),
            "scalars": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
