"""Records of games, and their replays."""

from typing import Any

from pydantic import BaseModel, Field

from feira.server.shapes.common import Code, Observation, Sent, StorableJson, example
from feira.server.shapes.options import GameOptions

Record = dict[str, Any]


class NewRecord(Sent):
    """A record to be stored."""

    model_config = example(
        {
            "record": {
                "format": "feira-record/1",
                "game": "mercado",
                "options": {},
                "setup": {},
                "moves": [],
                "result": None,
            }
        }
    )

    record: StorableJson


class Kept(BaseModel):
    """Where the record is from now on."""

    code: Code


class BroughtRecord(BaseModel):
    """A record from elsewhere, as lists show it."""

    code: Code
    game: str = Field(examples=["mercado"])
    names: list[str] = Field(description="By seat: people, or the bot; empty where nobody knows.")
    brought: int = Field(description="When; milliseconds since 1970.")


class LedgerShape(BaseModel):
    """Where scores come from; all lists are by seat."""

    sources: dict[str, list[int]] = Field(description="By what brought it; together they are the score.")
    besides: dict[str, list[int]] = Field(description="What explains the score, but isn't part of it.")
    places: dict[str, int] = Field(description="What each place of the board brought.")


class ReplayProspects(BaseModel):
    """What could come about on the board at a step of a replay."""

    prospects: list[dict[str, Any]] = Field(
        description="By place; what is in each depends on the game. None at the end."
    )


class ReplayStep(BaseModel):
    """A move and what it led to; step 0 is the set-up."""

    n: int
    seat: int | None
    text: str | None
    events: list[dict[str, Any]]
    observation: Observation
    text_board: str | None = Field(description="The same as plain text, for games whose `board` is `text`.")
    scores: list[int] = Field(description="By seat: the score if the game ended like this.")
    ledger: LedgerShape | None = Field(description="Where these scores come from; null if the game doesn't say.")


class ReplayShape(BaseModel):
    """A finished game, position by position."""

    code: Code
    names: list[str] = Field(description="By seat: people, or the bot; empty where nobody knows.")
    mine: list[int] = Field(description="Your seats.")
    colours: list[int] | None = Field(description="By seat; null for a game from elsewhere: each has its number.")
    deal: str | None = Field(description="A code to play the same deal again; null if that can't be done.")
    takebacks: list[int] | None = Field(
        description="By seat: how often it undid what had revealed something; null where nobody knows."
    )
    brought: bool = Field(description="Whether it comes from elsewhere; else it has a table here.")
    game: str
    options: GameOptions
    lowest_wins: bool = Field(description="Whether the lowest score is the best.")
    steps: list[ReplayStep]
    result: dict[str, Any] | None
    finished: int
