"""The numbers of the actions: what a whole number from 0 to ACTIONS - 1 stands for in Mercado."""

from typing import Final

from feira.core.jit import compiled, int64

SETS: Final = 15

STAND: Final = 0  # + 25 * good + space
RESTAURANT: Final = STAND + 5 * 25  # + 25 * kind + space
CUSTOMERS: Final = RESTAURANT + 6 * 25  # + 20 * (15 * (customers - 1) + goods set) + entrance
COIN: Final = CUSTOMERS + 4 * SETS * 20
TILE: Final = COIN + 1  # + good
REDRAW_HAND: Final = TILE + 5
REDRAW_DISPLAY: Final = REDRAW_HAND + 1
SPECIALTY: Final = REDRAW_DISPLAY + 1  # + good
ACTIONS: Final = SPECIALTY + 5


@compiled
def stand_action(good: int, space: int) -> int:
    """Open a stand (M3.1)."""
    return STAND + 25 * good + space


@compiled
def restaurant_action(kind: int, space: int) -> int:
    """Open a restaurant (M3.3)."""
    return RESTAURANT + 25 * kind + space


@compiled
def customers_action(customers: int, goods: int, entrance: int) -> int:
    """Bring customers (M3.2)."""
    return CUSTOMERS + 20 * (SETS * (customers - 1) + int64(goods)) + entrance
