"""Help in a running game. What something is worth is in shares of first place, from 0 to 1; alone it is fame."""

from typing import Any, Final, Literal

from pydantic import BaseModel, Field

from feira.server.shapes.analyses import ReasonShape, Told
from feira.server.shapes.common import Sent, example
from feira.server.shapes.tables import LONGEST_WORDS

_VERSION: Final[Any] = Field(ge=0, le=2**31 - 1, description="The version you are looking at.", examples=[17])


class HintsShape(BaseModel):
    """Whether there are hints at a table."""

    status: Literal["allowed", "refused", "counts", "unavailable"] = Field(
        description="`refused`: the host has not allowed them; `counts`: the challenge counts for fame; `unavailable`: "
        "nothing judges games of this kind yet."
    )


class HintWish(Sent):
    """For which decision you want help."""

    model_config = example({"seat": 0, "expected_version": 17})

    seat: int = Field(ge=0, le=9)
    expected_version: int = _VERSION


class WarningWish(Sent):
    """The move that you are about to make."""

    model_config = example({"seat": 0, "expected_version": 17, "move": "stand fish C3"})

    seat: int = Field(ge=0, le=9)
    expected_version: int = _VERSION
    move: str = Field(max_length=LONGEST_WORDS)


class HintShape(BaseModel):
    """A good move, and another one that it is compared with."""

    move: Told
    instead: Told | None = Field(description="Null if there is only one legal move.")
    gain: float = Field(description="By how much the move is better.")
    margin: float = Field(description="Half of the 95 % interval of that.")
    lead: float = Field(description="The gain in points of score.")
    why: list[ReasonShape] = Field(description="Why it is better than the other one.")


class HintAnswer(BaseModel):
    """A hint for your seat."""

    version: int
    seat: int
    found: HintShape


class WarningAnswer(BaseModel):
    """A warning, if your move is a blunder."""

    version: int
    seat: int
    found: HintShape | None = Field(description="A better move than yours, which is `instead`; null: no blunder.")


class HopeShape(BaseModel):
    """A tile that may be drawn next."""

    tile: str = Field(examples=["fish"])
    tiles: int = Field(description="How many of them there are.")
    value: float = Field(description="To you: how much more or less than the next tile is worth on average.")
    margin: float = Field(description="Half of the 95 % interval of that.")


class HopesShape(BaseModel):
    """What each tile is worth that may be drawn next, the best first."""

    move: Told = Field(description="The good move that we suppose you make.")
    drawn_by: int | None = Field(description="The seat that draws it; null if that depends.")
    tiles: list[HopeShape]


class HopesAnswer(BaseModel):
    """What you are hoping for."""

    version: int
    seat: int
    found: HopesShape | None = Field(description="Null if nothing is drawn soon.")
