"""Tables: how they are made and changed, how they stand, what is said and done at them."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, Field

from feira.server.errors import ErrorBody
from feira.server.shapes.branches import BranchShape
from feira.server.shapes.common import Code, Observation, Sent, example
from feira.server.shapes.options import GameOptions, SentOptions
from feira.table.deals import LONGEST_CODE


class NoClock(Sent):
    """Think as long as you like."""

    kind: Literal["none"]


class MoveClock(Sent):
    """Seconds for each action."""

    kind: Literal["move"]
    seconds: int = Field(ge=5, le=86400, examples=[60])


class DayClock(Sent):
    """Days for each action."""

    kind: Literal["days"]
    days: int = Field(ge=1, le=60, examples=[2])


class GameClock(Sent):
    """Minutes for the whole game; each action gives back an increment of some seconds."""

    kind: Literal["game"]
    minutes: int = Field(ge=1, le=600, examples=[20])
    increment: int = Field(default=0, ge=0, le=600, examples=[5])


Clock = Annotated[NoClock | MoveClock | DayClock | GameClock, Field(discriminator="kind")]
LONGEST_WORDS: Final = 100  # characters of a move
Visibility = Literal["public", "link", "locked"]
Seating = Literal["drawn", "kept"]


class MySeat(Sent):
    """A seat for yourself; with another name, somebody who shares your screen."""

    kind: Literal["me"]
    name: str | None = Field(default=None, max_length=200, examples=["Rui"])


class BotSeat(Sent):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: str = Field(max_length=30, examples=["greedy"])


class OpenSeat(Sent):
    """A seat that anybody can take."""

    kind: Literal["open"]


SeatWish = Annotated[MySeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class NewTable(Sent):
    """A table as you want it; you become its host."""

    model_config = example(
        {
            "game": "mercado",
            "options": {"players": 3},
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}],
            "clock": {"kind": "move", "seconds": 90},
            "visibility": "public",
        }
    )

    game: str = Field(max_length=30, examples=["mercado"])
    options: SentOptions = Field(default_factory=dict, examples=[{"players": 2}])
    seats: list[SeatWish] = Field(max_length=10, examples=[[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]])
    clock: Clock = Field(default_factory=lambda: NoClock(kind="none"), examples=[{"kind": "none"}])
    visibility: Visibility = "link"
    seating: Seating = Field(
        default="drawn", description="Whether the order of the seats is drawn when the game begins; seat 0 goes first."
    )
    hints: bool | None = Field(
        default=None,
        description="Whether players may ask for hints; if left out, only where one person plays alone or with bots.",
    )
    name: str | None = Field(default=None, max_length=200, description="Of the table.", examples=["Sunday round"])
    deal: str | None = Field(
        default=None,
        max_length=LONGEST_CODE,
        description="The code of a finished game, whose deal is played again; the options are those of that game.",
    )
    start: bool = Field(default=False, description="Start right away; every seat must be taken.")


class TableChange(Sent):
    """What the host wants to change; what is left out stays."""

    model_config = example({"visibility": "locked", "clock": {"kind": "days", "days": 3}})

    options: SentOptions | None = None
    clock: Clock | None = None
    visibility: Visibility | None = None
    seating: Seating | None = Field(default=None, description="Only before the game.")
    hints: bool | None = Field(default=None, description="Only before the game.")
    muted: bool | None = None
    name: str | None = Field(default=None, max_length=200)


class SeatName(Sent):
    """Under which name you sit down, and in which colour."""

    model_config = example({"name": "Rui"})

    name: str | None = Field(default=None, max_length=200, examples=["Ana"])
    colour: int | None = Field(
        default=None,
        ge=0,
        le=9,
        description="Purple 0, green 1, blue 2, yellow 3 or red 4. Bots and open seats give way.",
        examples=[4],
    )


class SeatedBot(Sent):
    """The bot that plays there."""

    model_config = example({"bot": "greedy"})

    bot: str = Field(max_length=30, examples=["greedy"])


class SeatShape(BaseModel):
    """A seat and who has it."""

    kind: Literal["person", "bot", "open"]
    name: str | None = Field(default=None, examples=["Ana"])
    person: str | None = Field(default=None, description="Their id.")
    bot: str | None = Field(default=None, description="The bot that plays, also for somebody who has resigned.")
    resigned: bool | None = None
    colour: int | None = Field(default=None, description="As chosen; `colours` of the table says which one it has.")
    to_act: bool
    asked: int | None = Field(description="Since when it must decide; milliseconds since 1970.")
    time: int | None = Field(
        default=None, description="How long it may think, from when its time begins to run, in ms; null without limit."
    )


class Summary(BaseModel):
    """A table as lists show it."""

    code: Code
    game: str = Field(examples=["mercado"])
    options: GameOptions = Field(examples=[{"players": 2, "money": "hidden", "restaurants": "open", "challenge": None}])
    name: str | None
    status: Literal["open", "running", "paused", "finished", "closed"]
    version: int = Field(description="The number of the last entry of its log.", examples=[17])
    visibility: Visibility
    seating: Seating = Field(description="Whether the order of the seats is drawn when the game begins.")
    hints: bool = Field(default=False, description="Whether players may ask for hints.")
    host: str | None = Field(description="The id of the host.")
    muted: bool = Field(description="Whether only the host may chat.")
    counts: Literal["campaign", "practice"] | None = Field(
        default=None,
        description="For what the result of a challenge counts; then moves that revealed something stay done.",
    )
    repeated: bool = Field(default=False, description="Whether the deal of an earlier game is played again.")
    branch: BranchShape | None = Field(default=None, description="The finished game that this one continues.")
    clock: Clock
    deadline: int | None = Field(description="When the next person's time is over; milliseconds since 1970.")
    seats: list[SeatShape]
    colours: list[int] | None = Field(
        default=None, description="By seat; each has its number where nobody has chosen, as in older tables."
    )
    takebacks: list[int] = Field(description="By seat: how often it undid what had revealed something.")
    hinted: list[int] | None = Field(
        default=None, description="By seat: for how many decisions it had a hint or a warning; older tables have none."
    )
    rematch: str | None = Field(description="The code of the table on which these people play again.")
    created: int
    updated: int
    outcome: dict[str, Any] | None = Field(default=None, description="The result, as a record has it.")
    deal: str | None = Field(
        default=None,
        description="When it is finished: a code to play the same deal again; null if that can't be done.",
        examples=["HNLCJ-JWNU2-NYD6D-LF4T"],
    )
    lasting: dict[str, Any] | None = Field(
        default=None,
        description="What counts of a game that was closed after it began.",
        examples=[{"best_move": True}],
    )


class TableList(BaseModel):
    """Some tables, newest first."""

    tables: list[Summary]
    next: str | None = Field(description="Give it as `after` to see more; null if there are none.")


class CommandShape(Sent):
    """What can also be said over the WebSocket."""

    model_config = example(
        {"type": "move", "seat": 0, "move": "stand fish C3", "move_id": "a1", "expected_version": 17}
    )

    type: Literal[
        "move",
        "undo",
        "answer_undo",
        "resign",
        "return",
        "take",
        "pause",
        "resume",
        "start",
        "close",
        "rematch",
        "chat",
    ]
    seat: int | None = Field(default=None, ge=0, le=9, examples=[0])
    move: str | None = Field(default=None, max_length=200, examples=["stand fish C3"])
    move_id: str | None = Field(default=None, max_length=64, description="The same one again has no second effect.")
    expected_version: int | None = Field(
        default=None, ge=0, le=2**31 - 1, description="The version you were looking at."
    )
    history: int | None = Field(default=None, ge=0, le=2**53, description="`updated` of that version.")
    yes: bool | None = None
    bot: str | None = Field(default=None, max_length=30)
    text: str | None = Field(default=None, max_length=1000)


class Done(BaseModel):
    """The command was obeyed and is stored."""

    version: int | None = Field(default=None, examples=[18])
    code: str | None = Field(default=None, description="Of the new table, after `rematch`.")


class WatcherShape(BaseModel):
    """A spectator."""

    name: str | None = Field(description="Null if they have not said who they are.", examples=["Eva"])


class MayUndo(BaseModel):
    """How the viewer may undo their last action."""

    how: Literal["now", "ask"] = Field(description="Right away, or by asking the others.")
    counted: bool = Field(description="Whether it undoes something that was revealed: `takebacks` counts that.")


class Choice(BaseModel):
    """A legal move."""

    move: str = Field(examples=["stand fish C3"])
    json_: dict[str, Any] = Field(alias="json")
    preview: dict[str, Any]


class State(BaseModel):
    """How a table stands for one viewer; the WebSocket sends the same."""

    type: Literal["state"]
    table: Code
    version: int
    viewer: int | None = Field(description="The seat whose view this is; null for a spectator.")
    summary: Summary
    observation: Observation | None = Field(description="What the viewer knows; null before the game begins.")
    text_board: str | None = Field(
        description="The same as plain text, for games whose `board` is `text`; null for others, and before the game."
    )
    entries: list[dict[str, Any]] = Field(description="What has happened since `from`.")
    from_: int = Field(alias="from")
    asked: bool = Field(description="Whether the viewer must decide now.")
    undo: dict[str, Any] | None
    secrets: bool = Field(description="Whether a seat knows, or decides now, what others must not see.")
    watchers: list[WatcherShape] = Field(description="Spectators on the same server.")
    may_undo: MayUndo | None
    choices: list[Choice] | None = Field(
        default=None, description="The viewer's legal moves, if the viewer must decide and you have asked for them."
    )


class Lately(BaseModel):
    """What a viewer knew before each of the last moves, and knows now: one more than moves, oldest first."""

    version: int
    viewer: int | None
    observations: list[Observation] = Field(description="Fewer if there were fewer moves; none before the game begins.")
    text_boards: list[str | None] = Field(
        description="The same positions as plain text, for games whose `board` is `text`; null for others."
    )


class Prospects(BaseModel):
    """What may come about on the board, as far as a viewer knows."""

    version: int
    viewer: int | None
    prospects: list[dict[str, Any]] = Field(
        description="By place; what is in each depends on the game. None at the end."
    )


class ChoiceList(BaseModel):
    """All legal moves of a seat."""

    version: int
    seat: int
    choices: list[Choice]


class WhyNot(BaseModel):
    """Whether a seat can make a move, or one of several; if not, why."""

    version: int
    seat: int
    move: str = Field(description="As you sent it.", examples=["stand fish C3"])
    legal: bool
    refusal: ErrorBody | None = Field(description="As if you had made the move; null if it is legal.")


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
