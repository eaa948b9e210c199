"""People: guests, accounts, and what they may know and change of themselves."""

from typing import Annotated, Any, Final

from pydantic import BaseModel, Field

from feira.records import LONGEST_NAME
from feira.server.shapes.common import Sent, example

SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 64
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_HOOK_URL: Final = 500
_LOGIN = r"^[\w.@+-]+$"
Language = Annotated[str, Field(pattern=r"^[a-z]{2,3}(-[A-Z]{2})?$", examples=["en"])]


class NewGuest(Sent):
    """Somebody who wants to play."""

    model_config = example({"name": "Ana", "language": "pt"})

    name: str = Field(description=f"1 to {LONGEST_NAME} printable characters.", max_length=200, examples=["Ana"])
    language: Language = "en"


class PersonShape(BaseModel):
    """Somebody, as everybody may know them."""

    id: str = Field(examples=["p3vXk0Qm9aBc"])
    name: str = Field(examples=["Ana"])


class Welcome(BaseModel):
    """Who you are from now on; anybody who has the token can act as you."""

    person: PersonShape
    token: str = Field(examples=["WyJwM3ZYazBRbTlhQmMiLDFd.lQ6kK4c9…"])


class HookState(BaseModel):
    """How your webhook does."""

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
    hook_secret: str = Field(description="Signs the calls of your webhook.", examples=["q1V3…"])
    hook: HookState | None = Field(description="How your webhook does; null if there is none.")
    feed: str = Field(
        description="Path of your Atom feed; anybody who knows it can read it.", examples=["/api/feeds/x.atom"]
    )
    created: int = Field(description="Milliseconds since 1970.", examples=[1735689600000])
    moderator: bool = Field(description="Whether you see the reports of others.")


class MeAnew(Me):
    """All that the server knows of you, and a token that is valid."""

    token: str = Field(
        description="If you had an account before, the only one.", examples=["WyJwM3ZYazBRbTlhQmMiLDFd…"]
    )


class MeChange(Sent):
    """What you want to change of yourself; what is left out stays."""

    model_config = example({"name": "Ana Maria", "hook_url": "https://example.org/turn"})

    name: str | None = Field(default=None, max_length=200, examples=["Ana Maria"])
    language: Language | None = None
    hook_url: str | None = Field(default=None, max_length=LONGEST_HOOK_URL, description="Empty: none any more.")


class Account(Sent):
    """A login and a password."""

    model_config = example({"login": "ana", "password": "correct horse"})

    login: str = Field(min_length=SHORTEST_LOGIN, max_length=LONGEST_LOGIN, pattern=_LOGIN, examples=["ana"])
    password: str = Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD, examples=["correct horse"])
    old_password: str | None = Field(
        default=None,
        max_length=LONGEST_PASSWORD,
        description="Needed by who has an account already.",
        examples=["wrong horse"],
    )


class Login(Sent):
    """A login and a password that may be wrong."""

    model_config = example({"login": "ana", "password": "correct horse"})

    login: str = Field(max_length=LONGEST_LOGIN, pattern=_LOGIN, examples=["ana"])
    password: str = Field(max_length=LONGEST_PASSWORD, examples=["correct horse"])


class Export(BaseModel):
    """All that the server has stored of a person."""

    exported: int = Field(description="When; milliseconds since 1970.", examples=[1735689600000])
    person: dict[str, Any] = Field(description="Name, login and settings; no password.")
    campaign: dict[str, Any] | None = Field(description="Your challenges.")
    tables: list[dict[str, Any]] = Field(description="Summaries of the tables where you sit or are the host.")
    records: list[dict[str, Any]] = Field(description="The records of your finished games.")
    play: list[dict[str, Any]] = Field(description="How well you played the games of them that were analysed.")
    uploaded: list[dict[str, Any]] = Field(description="The records that you have uploaded.")
    chat: list[dict[str, Any]] = Field(description="What you have said.")
    reports: list[dict[str, Any]] = Field(description="What you have reported to the moderators.")
    webhook_calls: list[dict[str, Any]] = Field(description="Calls of your webhook that are still to be made.")
    puzzle_rating: dict[str, Any] | None = Field(description="How well you solve puzzles.")
    puzzles: list[dict[str, Any]] = Field(description="Your first answers to puzzles.")
