"""The numbers of the actions: what a whole number from 0 to ACTIONS - 1 stands for in Jour de Marché."""

from typing import Final

from feira.games.marche.engine.spaces import SPACES
from feira.games.marche.engine.state import COINS

RESERVE: Final = 0  # + space (J3.2)
PLACE: Final = RESERVE + SPACES  # + space (J3.3, J4.3)
PLACE_BESIDE: Final = PLACE + SPACES  # J4.3
DRAW: Final = PLACE_BESIDE + 1  # J3.3
PASS: Final = DRAW + 1  # J3.4
BID: Final = PASS + 1  # + coins (J4.1)
ACTIONS: Final = BID + COINS + 1
