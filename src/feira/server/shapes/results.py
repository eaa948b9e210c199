"""How somebody's games came out."""

from typing import Any

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


class RatingShape(BaseModel):
    """The level of our bots, from 1 to 6, that plays as well; its 95 % interval."""

    level: float = Field(examples=[4.3])
    low: float
    high: float
    band: int = Field(description="The level that is nearest.")


class PlayRating(BaseModel):
    """How well you play games of a kind, by those that were analysed."""

    game: str = Field(examples=["mercado"])
    players: int
    options: dict[str, Any] = Field(description="Those that make it this kind, beside the number of players.")
    games: int = Field(description="How many were analysed by the judge of today.")
    decisions: int = Field(description="Your real choices in them.")
    lost_share: float = Field(description="What you lost of all that was at stake: 0 is best, 1 is play at random.")
    lost_share_margin: float = Field(description="Half of the 95 % interval of that.")
    rating: RatingShape | None = Field(description="Null if nobody knows yet what our levels lose in such games.")


class Results(BaseModel):
    """Your newest finished games with others, up to a few hundred, except those you resigned from or had hints in."""

    counts: list[ResultCount]
    last: list[LastResult] = Field(description="The newest first.")
    ratings: list[PlayRating] = Field(description="One for each kind of game of which one was analysed.")
