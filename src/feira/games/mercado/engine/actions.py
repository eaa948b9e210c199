"""The numbers of the actions: what a whole number from 0 to ACTIONS - 1 stands for in Mercado.

This file alone knows how an action is put together: other code builds actions and takes them apart with its functions.
"""

from typing import Final

from feira.core.jit import compiled, int64
from feira.games.mercado.engine.market import ENTRANCES, GOOD_COUNT, GOODS_SETS, KIND_COUNT, MAX_CUSTOMERS, SPACES

SETS: Final = len(GOODS_SETS)

STAND: Final = 0  # + SPACES * good + space
RESTAURANT: Final = STAND + GOOD_COUNT * SPACES  # + SPACES * kind + space
CUSTOMERS: Final = RESTAURANT + KIND_COUNT * SPACES  # + ENTRANCES * (SETS * (customers - 1) + goods set) + entrance
COIN: Final = CUSTOMERS + MAX_CUSTOMERS * SETS * ENTRANCES
TILE: Final = COIN + 1  # + good
REDRAW_HAND: Final = TILE + GOOD_COUNT
REDRAW_DISPLAY: Final = REDRAW_HAND + 1
SPECIALTY: Final = REDRAW_DISPLAY + 1  # + good
ACTIONS: Final = SPECIALTY + GOOD_COUNT


@compiled
def stand_action(good: int, space: int) -> int:
    """Open a stand (M3.1)."""
    return STAND + SPACES * good + space


@compiled
def stand_of(action: int) -> tuple[int, int]:
    """The good and the space of `stand_action`."""
    return (action - STAND) // SPACES, (action - STAND) % SPACES


@compiled
def restaurant_action(kind: int, space: int) -> int:
    """Open a restaurant (M3.3)."""
    return RESTAURANT + SPACES * kind + space


@compiled
def restaurant_of(action: int) -> tuple[int, int]:
    """The kind and the space of `restaurant_action`."""
    return (action - RESTAURANT) // SPACES, (action - RESTAURANT) % SPACES


@compiled
def customers_action(customers: int, goods: int, entrance: int) -> int:
    """Bring customers (M3.2)."""
    return CUSTOMERS + ENTRANCES * (SETS * (customers - 1) + int64(goods)) + entrance


@compiled
def customers_of(action: int) -> tuple[int, int, int]:
    """The number of customers, the goods set and the entrance of `customers_action`."""
    tile = (action - CUSTOMERS) // ENTRANCES
    return 1 + tile // SETS, tile % SETS, (action - CUSTOMERS) % ENTRANCES
