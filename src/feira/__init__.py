"""Feira: one table for market games.

>>> import feira
>>> game = feira.new("mercado", players=3, seed=7)
>>> game.play("stand fish C3")[0]
StandOpened(seat=0, good='fish', at='C3')

docs/library.md tells more.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from feira.core.game import FeiraError, Illegal
    from feira.library import LiveGame

__version__ = "0.1.0"

__all__ = ["FeiraError", "Illegal", "LiveGame", "__version__", "load", "new"]


def new(name: str, *, seed: int | None = None, pieces: Any = None, **options: Any) -> "LiveGame":
    """A new game, ready to be played.

    Args:
        name: Of a game: `feira.games.GAMES` lists them.
        seed: It decides everything random; without one every game is another.
        pieces: The pieces of an owner's own box, as parsed JSON.
        options: The options of the game, such as `players=3`, `challenge=4` or `variant="classic"`.

    Raises:
        FeiraError: There is no such game, or its options or pieces can't be played with; the text says why.

    >>> import feira
    >>> feira.new("marche", players=2, variant="classic", seed=1).legal[:3]
    ['reserve E1', 'reserve F1', 'reserve G1']
    """
    from feira.library import LiveGame  # not before it is needed: compiled code takes time to load

    return LiveGame.new(name, seed=seed, pieces=pieces, **options)


def load(record: Any) -> "LiveGame":
    """The game of a record (`LiveGame.record`), with all its moves made; RecordError says what is wrong with it.

    >>> import feira
    >>> game = feira.new("mercado", seed=7)
    >>> events = game.play("coin")
    >>> feira.load(game.record()).to_act
    (1,)
    """
    from feira.library import LiveGame

    return LiveGame.load(record)


def __getattr__(name: str) -> Any:
    """What is imported only when somebody asks for it, so that `import feira` takes no time."""
    if name == "LiveGame":
        from feira.library import LiveGame

        return LiveGame
    if name in ("FeiraError", "Illegal"):
        from feira.core import game as base

        return getattr(base, name)
    raise AttributeError(f"module 'feira' has no attribute {name!r}")
