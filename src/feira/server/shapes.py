"""What is sent and answered over HTTP: the OpenAPI description, and so the types of the page, are made from it."""

from typing import Annotated, Any, Literal

import orjson
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

Code = Annotated[str, Field(description="The code of a table or a record.", examples=["K7QF2MPXW9"])]
Game = Literal["mercado", "marche"]
_LOGIN = r"^[\w.@+-]+$"
Language = Annotated[str, Field(pattern=r"^[a-z]{2,3}(-[A-Z]{2})?$", examples=["en"])]
Observation = dict[str, Any]


def _storable(value: dict[str, Any]) -> dict[str, Any]:
    """JSON that comes back as it was stored: no endless numbers, no NaN, no half characters."""
    try:
        if orjson.loads(orjson.dumps(value)) == value:
            return value
    except (TypeError, ValueError, RecursionError):
        pass
    raise ValueError("a number is too large, or something is nested too deeply, or no text at all")


StorableJson = Annotated[dict[str, Any], AfterValidator(_storable)]


class Sent(BaseModel):
    """What is sent to us: a field that there is not is a mistake, and so is a text or a truth value for a number."""

    model_config = ConfigDict(extra="forbid", strict=True)


def _example(value: dict[str, Any]) -> ConfigDict:
    return ConfigDict(json_schema_extra={"examples": [value]})


# People


class NewGuest(Sent):
    """Somebody who wants to play."""

    model_config = _example({"name": "Ana", "language": "pt"})

    name: str = Field(description="1 to 30 printable characters.", max_length=200, examples=["Ana"])
    language: Language = "en"


class PersonShape(BaseModel):
    """Somebody, as everybody may know them."""

    id: str = Field(examples=["p3vXk0Qm9aBc"])
    name: str = Field(examples=["Ana"])


class Welcome(BaseModel):
    """Who you are from now on; whoever has the token is you."""

    person: PersonShape
    token: str = Field(examples=["WyJwM3ZYazBRbTlhQmMiLDFd.lQ6kK4c9…"])


class HookState(BaseModel):
    """How your web hook does."""

    waiting: int = Field(description="Calls still to be made, or to be tried again.", examples=[1])
    given_up: bool = Field(description="Whether a call was tried too often, and nothing has got through since.")
    problem: str | None = Field(description="What was wrong with the last call.", examples=["it answered 500"])


class Me(BaseModel):
    """All that the server knows of you."""

    id: str = Field(examples=["p3vXk0Qm9aBc"])
    name: str = Field(examples=["Ana"])
    language: str = Field(examples=["pt"])
    login: str | None = Field(description="Of your account; null for a guest.", examples=["ana"])
    hook_url: str | None = Field(description="Called when it is your turn.", examples=["https://example.org/turn"])
    hook_secret: str = Field(description="Signs the calls of your web hook.", examples=["q1V3…"])
    hook: HookState | None = Field(description="How your web hook does; null if there is none.")
    feed: str = Field(
        description="Path of your Atom feed; whoever knows it can read it.", examples=["/api/feeds/x.atom"]
    )
    created: int = Field(description="Milliseconds since 1970.", examples=[1735689600000])


class MeChange(Sent):
    """What you want to change of yourself; what is left out stays."""

    model_config = _example({"name": "Ana Maria", "hook_url": "https://example.org/turn"})

    name: str | None = Field(default=None, max_length=200, examples=["Ana Maria"])
    language: Language | None = None
    hook_url: str | None = Field(default=None, max_length=500, description="Empty: none any more.")


class Account(Sent):
    """A login and a password."""

    model_config = _example({"login": "ana", "password": "correct horse"})

    login: str = Field(min_length=3, max_length=64, pattern=_LOGIN, examples=["ana"])
    password: str = Field(min_length=8, max_length=200, examples=["correct horse"])


class Login(Sent):
    """A login and a password that may be wrong."""

    model_config = _example({"login": "ana", "password": "correct horse"})

    login: str = Field(max_length=64, pattern=_LOGIN, examples=["ana"])
    password: str = Field(max_length=200, examples=["correct horse"])


# Games


class GameShape(BaseModel):
    """A game that can be played here."""

    name: str = Field(examples=["mercado"])
    players: list[int] = Field(examples=[[1, 2, 3, 4]])
    options: dict[str, list[Any]] = Field(
        description="What each option can be, the default first; empty: an object that the game describes.",
        examples=[{"money": ["hidden", "open"], "restaurants": ["open", "hidden"]}],
    )
    bots: list[str] = Field(examples=[["random", "greedy"]])
    challenges: list[str] = Field(description="Names of its solo challenges, the first being number 1.")


class Sample(Sent):
    """Options to look at."""

    model_config = _example({"options": {"players": 3, "variant": "classic"}})

    options: StorableJson = Field(default_factory=dict, examples=[{"players": 3}])


# Tables


class NoClock(Sent):
    """Think as long as you like."""

    kind: Literal["none"]


class MoveClock(Sent):
    """So many seconds for each action."""

    kind: Literal["move"]
    seconds: int = Field(ge=5, le=86400, examples=[60])


class DayClock(Sent):
    """So many days for each action."""

    kind: Literal["days"]
    days: int = Field(ge=1, le=60, examples=[2])


Clock = Annotated[NoClock | MoveClock | DayClock, Field(discriminator="kind")]
Visibility = Literal["public", "link", "locked"]


class MySeat(Sent):
    """A seat for yourself; with another name, somebody who shares your screen."""

    kind: Literal["me"]
    name: str | None = Field(default=None, max_length=200, examples=["Rui"])


class BotSeat(Sent):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: str = Field(max_length=30, examples=["greedy"])


class OpenSeat(Sent):
    """A seat for whoever comes."""

    kind: Literal["open"]


SeatWish = Annotated[MySeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class NewTable(Sent):
    """A table as you want it; you become its host."""

    model_config = _example(
        {
            "game": "mercado",
            "options": {"players": 3},
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}],
            "clock": {"kind": "move", "seconds": 90},
            "visibility": "public",
        }
    )

    game: str = Field(max_length=30, examples=["mercado"])
    options: StorableJson = Field(default_factory=dict, examples=[{"players": 2}])
    seats: list[SeatWish] = Field(max_length=10, examples=[[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]])
    clock: Clock = Field(default_factory=lambda: NoClock(kind="none"), examples=[{"kind": "none"}])
    visibility: Visibility = "link"
    name: str | None = Field(default=None, max_length=200, description="Of the table.", examples=["Sunday round"])
    start: bool = Field(default=False, description="Begin at once; every seat must be taken.")


class TableChange(Sent):
    """What the host wants to change; what is left out stays."""

    model_config = _example({"visibility": "locked", "clock": {"kind": "days", "days": 3}})

    options: StorableJson | None = None
    clock: Clock | None = None
    visibility: Visibility | None = None
    muted: bool | None = None
    name: str | None = Field(default=None, max_length=200)


class SeatName(Sent):
    """Under which name you sit down."""

    model_config = _example({"name": "Rui"})

    name: str | None = Field(default=None, max_length=200, examples=["Ana"])


class SeatedBot(Sent):
    """The bot that plays there."""

    model_config = _example({"bot": "greedy"})

    bot: str = Field(max_length=30, examples=["greedy"])


class SeatShape(BaseModel):
    """A seat and who has it."""

    kind: Literal["person", "bot", "open"]
    name: str | None = Field(default=None, examples=["Ana"])
    person: str | None = Field(default=None, description="Their id.")
    bot: str | None = Field(default=None, description="The bot that plays, also for somebody who has resigned.")
    resigned: bool | None = None
    to_act: bool
    asked: int | None = Field(description="Since when it must decide; milliseconds since 1970.")


class Summary(BaseModel):
    """A table as lists show it."""

    code: Code
    game: str = Field(examples=["mercado"])
    options: dict[str, Any] = Field(
        examples=[{"players": 2, "money": "hidden", "restaurants": "open", "challenge": None}]
    )
    name: str | None
    status: Literal["open", "running", "paused", "finished", "closed"]
    version: int = Field(description="The number of the last entry of its log.", examples=[17])
    visibility: Visibility
    host: str | None = Field(description="The id of the host.")
    muted: bool = Field(description="Whether only the host may chat.")
    strict: bool = Field(description="Whether nothing is taken back that was learned from.")
    clock: Clock
    deadline: int | None = Field(description="When the next person's time is over; milliseconds since 1970.")
    seats: list[SeatShape]
    rematch: str | None = Field(description="The code of the table on which these people play again.")
    created: int
    updated: int
    outcome: dict[str, Any] | None = Field(default=None, description="The result, as a record has it.")


class TableList(BaseModel):
    """Some tables, newest first."""

    tables: list[Summary]
    next: str | None = Field(description="Give it as `after` to see more; null if there are none.")


class CommandShape(Sent):
    """What can also be said over the WebSocket."""

    model_config = _example(
        {"type": "move", "seat": 0, "move": "stand fish C3", "move_id": "a1", "expected_version": 17}
    )

    type: Literal[
        "move", "undo", "answer_undo", "resign", "return", "pause", "resume", "start", "close", "rematch", "chat"
    ]
    seat: int | None = Field(default=None, ge=0, le=9, examples=[0])
    move: str | None = Field(default=None, max_length=200, examples=["stand fish C3"])
    move_id: str | None = Field(default=None, max_length=64, description="The same one again has no second effect.")
    expected_version: int | None = Field(
        default=None, ge=0, le=2**31 - 1, description="The version you were looking at."
    )
    yes: bool | None = None
    bot: str | None = Field(default=None, max_length=30)
    text: str | None = Field(default=None, max_length=1000)


class Done(BaseModel):
    """The command was obeyed and is stored."""

    version: int | None = Field(default=None, examples=[18])
    code: str | None = Field(default=None, description="Of the new table, after `rematch`.")


class WatcherShape(BaseModel):
    """A spectator."""

    name: str | None = Field(description="Null for who has not said who they are.", examples=["Eva"])


class State(BaseModel):
    """How a table stands for one viewer; the WebSocket sends the same."""

    type: Literal["state"]
    table: Code
    version: int
    viewer: int | None = Field(description="The seat whose view this is; null for a spectator.")
    summary: Summary
    observation: Observation | None = Field(description="What the viewer knows; null before the game begins.")
    entries: list[dict[str, Any]] = Field(description="What has happened since `from`.")
    from_: int = Field(alias="from")
    asked: bool = Field(description="Whether the viewer must decide now.")
    undo: dict[str, Any] | None
    watchers: list[WatcherShape] = Field(description="Who looks on without a seat, through the same server.")
    may_undo: Literal["now", "ask"] | None


class Choice(BaseModel):
    """A legal move."""

    move: str = Field(examples=["stand fish C3"])
    json_: dict[str, Any] = Field(alias="json")
    preview: dict[str, Any]


class ChoiceList(BaseModel):
    """All legal moves of a seat."""

    version: int
    seat: int
    choices: list[Choice]


class ChatMessage(BaseModel):
    """Something said."""

    id: str
    at: int
    name: str
    person: str
    text: str


class ChatLog(BaseModel):
    """What was said last at a table, oldest first."""

    messages: list[ChatMessage]


class Health(BaseModel):
    """Whether the server works."""

    status: Literal["ok"]
    version: str = Field(examples=["0.4.0"])


Record = dict[str, Any]


class NewRecord(Sent):
    """A record to be kept."""

    model_config = _example(
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


class ReplayStep(BaseModel):
    """A move and what it led to; step 0 is the set-up."""

    n: int
    seat: int | None
    text: str | None
    events: list[dict[str, Any]]
    observation: Observation
    scores: list[int] = Field(description="By seat: the score if the game ended like this.")


class ReplayShape(BaseModel):
    """A finished game, position by position."""

    code: Code
    names: list[str]
    game: str
    options: dict[str, Any]
    steps: list[ReplayStep]
    result: dict[str, Any] | None
    finished: int


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

    model_config = _example({"challenge": 4})

    challenge: int = Field(ge=1, le=9, examples=[4])
