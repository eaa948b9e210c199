"""Values that are wrong wherever they turn up: of every type, nested, huge and odd."""

from hypothesis import strategies as st

from feira.games.mercado.engine.market import ENTRANCE_NAMES, GOODS, KINDS, SPACE_NAMES

_WORDS = st.sampled_from(["", "fish", "pub", "A1", "top-A", "F6", "1", "seat", "do", "Å", "\x00", "x" * 500])
_ODD_NUMBERS = st.sampled_from([float("nan"), float("inf"), -0.0, 1.0, 10**30, -(10**30), 2**63, 2**64, True, False])
_SCALARS = st.one_of(st.none(), st.integers(-5, 40), _ODD_NUMBERS, _WORDS, st.text(max_size=4), st.binary(max_size=2))

JUNK = st.recursive(
    _SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(_WORDS, st.integers(0, 5), st.none()), inner, max_size=4),
        st.tuples(inner, inner),
    ),
    max_leaves=8,
)

# Values that may well be right, so that junk gets past the first checks.
NAMES = st.sampled_from([*GOODS, *KINDS, *SPACE_NAMES, *ENTRANCE_NAMES])
PLAUSIBLE = st.one_of(
    NAMES, st.integers(-1, 5), st.lists(st.sampled_from(GOODS), max_size=4), st.lists(NAMES, max_size=3), JUNK
)


def spoil(value, draw, junk) -> None:
    """Put junk somewhere into nested lists and dictionaries: an item of one, at any depth."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    if not keys:
        return
    key = draw(st.sampled_from(keys))
    if isinstance(value[key], dict | list) and draw(st.booleans()):
        spoil(value[key], draw, junk)
    else:
        value[key] = draw(junk)
