"""How somebody's games came out."""

from pydantic import BaseModel, Field

from feira.server.shapes.common import Code


class ResultCount(BaseModel):
    """Games of a kind, and how many of them you won."""

    game: str = Field(examples=["mercado"])
    bot: str | None = Field(description="The bot at all other seats; null where people or different bots played.")
    games: int
    wins: int = Field(description="First places, tied ones included.")


class LastResult(BaseModel):
    """A game that you finished."""

    code: Code
    game: str = Field(examples=["mercado"])
    bot: str | None = Field(description="The bot at all other seats; null where people or different bots played.")
    place: int
    players: int


class Results(BaseModel):
    """Your finished games with others, up to the newest few hundred, without those that you resigned from."""

    counts: list[ResultCount]
    last: list[LastResult] = Field(description="The newest first.")
