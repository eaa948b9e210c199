"""What if: a finished game that continues from one of its positions."""

from typing import Literal

from pydantic import BaseModel, Field

from feira.server.shapes.common import Code, Sent, example

Hidden = Literal["kept", "redrawn"]


class NewBranch(Sent):
    """Where a game continues, and how."""

    model_config = example({"step": 12, "seat": 0, "bot": "level3", "hidden": "redrawn"})

    step: int = Field(ge=0, le=100_000, description="How many moves of the game are kept.")
    seat: int = Field(ge=0, le=9, description="Which seat you take; bots take the others.")
    bot: str = Field(max_length=30, examples=["level3"])
    hidden: Hidden = Field(
        default="redrawn",
        description="Whether what your seat could not know is drawn again, or kept as it was; the latter can't be done "
        "with imported records.",
    )


class BranchShape(BaseModel):
    """Which game a table continues."""

    of: Code
    step: int = Field(description="How many of its moves were kept.")
    hidden: Hidden
