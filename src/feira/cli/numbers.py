"""Numbers on the command line."""

import math
from typing import Any, Final

import click


class _Positive(click.FloatRange):
    """A number above 0. To Click, nan is in every range."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number; UsageError if it is none."""
        number = super().convert(value, param, ctx)
        if not math.isfinite(number):
            self.fail(f"{value!r} is not a finite number.", param, ctx)
        return number


POSITIVE: Final = _Positive(min=0, min_open=True)
