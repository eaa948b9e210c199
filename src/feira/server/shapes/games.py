"""Games, and Mercado's challenges."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from feira.server.shapes.common import Sent, StorableJson, example

Game = Literal["mercado", "marche"]


class GameShape(BaseModel):
    """A game that can be played here."""

    name: str = Field(examples=["mercado"])
    players: list[int] = Field(examples=[[1, 2, 3, 4]])
    usual_players: int = Field(description="How many play unless somebody says otherwise.", examples=[2])
    options: dict[str, list[Any]] = Field(
        description="What each option can be, the default first; empty: an object that the game describes.",
        examples=[{"money": ["hidden", "open"], "restaurants": ["open", "hidden"]}],
    )
    bots: list[str] = Field(examples=[["random", "greedy"]])
    challenges: list[str] = Field(description="Names of its solo challenges, the first being number 1.")


class Sample(Sent):
    """Options to look at."""

    model_config = example({"options": {"players": 3, "variant": "classic"}})

    options: StorableJson = Field(default_factory=dict, examples=[{"players": 3}])


class ChallengeShape(BaseModel):
    """A challenge: what its texts speak of, and the results at which it brings 1, 2 and 3 fame."""

    number: int = Field(ge=1, le=9)
    name: str = Field(examples=["couples"])
    thresholds: list[int] = Field(min_length=3, max_length=3)
    coins: int = Field(description="To start with.")
    limit: int = Field(description="The most stands in a line.")
    fours: int = Field(description="The tiles with 4 customers that must come for any fame.")


class ChallengeRules(BaseModel):
    """All challenges, and what a campaign of them can bring."""

    challenges: list[ChallengeShape]
    ranks: list[int] = Field(description="The fame at which each rank begins.")
    most_fame: int
    best_move_coins: int = Field(description="What one action must bring in for the best move.")
    best_move_fame: int


class ChallengeResult(BaseModel):
    """How a challenge came out."""

    challenge: int = Field(ge=1, le=9)
    result: int
    fame: int
    best_move: bool


class CampaignRun(BaseModel):
    """Nine challenges in a row."""

    started: str
    results: list[ChallengeResult]
    fame: int
    rank: int = Field(ge=0, le=5)
    next_challenge: int | None


class CampaignShape(BaseModel):
    """Your campaign, those before it, and your best results."""

    campaign: CampaignRun | None
    running: str | None = Field(description="The code of the table of its challenge.")
    finished: list[CampaignRun]
    best: list[ChallengeResult]


class Practice(Sent):
    """A challenge to be played by itself."""

    model_config = example({"challenge": 4})

    challenge: int = Field(ge=1, le=9, examples=[4])
