"""Why a finished game came out as it did. Chances are shares of first place, from 0 to 1; alone they are fame."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from feira.server.shapes.common import Code, Observation, Sent, example
from feira.server.shapes.results import RatingShape
from feira.server.shapes.tables import LONGEST_WORDS, Choice


class Told(BaseModel):
    """A move, as text and as a record writes it."""

    move: str = Field(examples=["stand fish C3"])
    json_: dict[str, Any] = Field(alias="json")


class PositionShape(BaseModel):
    """A position of a finished game as a seat knew it when it had to decide."""

    step: int = Field(description="How many moves came before.")
    seat: int
    observation: Observation
    text_board: str | None = Field(description="The same as plain text, for games whose `board` is `text`.")
    choices: list[Choice] = Field(description="Its legal moves, with what each would have cost and brought.")


class ReasonShape(BaseModel):
    """Why a move is better: message `why-<name>` of the game's catalogue, with these arguments."""

    name: str = Field(examples=["earns"])
    details: dict[str, Any]


class ChoiceValue(BaseModel):
    """What a move was worth to the seat that decided."""

    move: str
    equity: float


class DecisionShape(BaseModel):
    """A decision, and what it cost."""

    step: int = Field(description="The number of the record's move, from 0.")
    seat: int
    move: Told = Field(description="What was decided.")
    best: Told
    error: float = Field(description="What it cost the seat.")
    margin: float = Field(description="Half of the 95 % interval of that.")
    lost_lead: float = Field(description="The same in points of score.")
    unforced: bool = Field(description="Whether there was a real choice.")
    mistake: bool = Field(description="Whether it surely cost something worth mentioning.")
    why: list[ReasonShape] = Field(description="Of a mistake: why the other move is better.")
    choices: list[ChoiceValue] = Field(description="The moves that were tried most, the best first.")


class LedgerParts(BaseModel):
    """Where a result comes from: start + luck + errors + gifts = result."""

    start: float
    luck: float
    errors: float
    gifts: float
    result: float


class SeatAnalysis(BaseModel):
    """A seat's part of it."""

    seat: int
    points: LedgerParts
    leads: LedgerParts = Field(description="The same in points of score.")
    errors_margin: float
    luck_margin: float
    unforced: int = Field(description="How many real choices it had.")
    error_rate: float | None = Field(description="What it lost by each, on average.")
    lost_share: float | None = Field(description="What it lost of all the points of score that were at stake.")
    lost_share_margin: float = Field(description="Half of the 95 % interval of that.")
    rating: RatingShape | None = Field(description="Null if nobody knows what our levels lose in such games.")


class BidShape(BaseModel):
    """A bid that somebody could have made."""

    move: str = Field(examples=["bid 3"])
    often: float = Field(description="How often the network makes it, from what the seat knew.")
    worth: float = Field(description="What it was worth to the seat against what the others may bid.")
    worth_margin: float = Field(description="Half of the 95 % interval of the distance to the best one.")
    hindsight: float = Field(description="What it was worth against what the others really bid.")
    hindsight_margin: float


class BidderShape(BaseModel):
    """A seat that decided together with others, and what else it could have bid."""

    step: int = Field(description="The number of the record's move, from 0.")
    seat: int
    made: str
    bids: list[BidShape]


class TurnShape(BaseModel):
    """A step that changed the chances."""

    step: int
    changes: list[float] = Field(description="By seat.")
    by_luck: bool = Field(description="Whether luck changed them, and not a decision.")
    seat: int | None = Field(description="Whose decision it was, if one seat decided.")


class AnalysisResult(BaseModel):
    """All that was found out."""

    format: str
    game: str
    players: int
    judge: str = Field(description="A name for what judged.")
    rated: bool = Field(description="Whether it is known what our levels lose in such games, by this judge and effort.")
    values: list[list[float]] = Field(description="By step and seat: the chances before it; the last is the result.")
    leads: list[list[float]] = Field(description="The same in points of score.")
    luck: list[list[float]] = Field(description="By step and seat.")
    turns: list[TurnShape]
    seats: list[SeatAnalysis]
    auctions: list[list[BidderShape]] = Field(description="Where several seats decided together.")
    decisions: list[DecisionShape]


class AnalysisShape(BaseModel):
    """The analysis of a finished game, or how far it is."""

    code: Code
    status: Literal["none", "unavailable", "waiting", "done", "stopped", "failed"] = Field(
        description="`none`: nobody has asked for it; `unavailable`: games of this kind can't be analysed yet."
    )
    mine: bool = Field(description="Whether you have asked for it, and so may stop it.")
    effort: str | None = Field(description="Of what is in work, or was last: `quick`, then `normal`.")
    done: int = Field(description="How many decisions are judged by that effort.")
    total: int | None = Field(description="How many there are; null as long as nobody knows.")
    result: AnalysisResult | None = Field(description="What is known by now; a better one may come.")


class TriedMove(Sent):
    """A move that you try in a position of a finished game."""

    model_config = example({"step": 12, "seat": 0, "move": "stand fish C3"})

    step: int = Field(ge=0, le=100_000, description="How many moves came before.")
    seat: int = Field(ge=0, le=9)
    move: str = Field(max_length=LONGEST_WORDS)


class TriedShape(BaseModel):
    """How good the move is that you have tried."""

    accepted: bool = Field(description="Whether it is nearly as good as the best one.")
    best: bool = Field(description="Whether none is better.")
    played: bool = Field(description="Whether it is the one that was played.")
    error: float = Field(description="What it costs.")
    margin: float = Field(description="Half of the 95 % interval of that.")
