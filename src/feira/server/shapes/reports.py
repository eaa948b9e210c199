"""Reports, announcements and one-time links."""

from typing import Final

from pydantic import BaseModel, Field

from feira.server.shapes.common import Code, Sent, example
from feira.server.shapes.people import LONGEST_PASSWORD, SHORTEST_PASSWORD
from feira.server.shapes.tables import ChatMessage

LONGEST_REPORT: Final = 1000


class NewReport(Sent):
    """What is wrong at a table."""

    model_config = example({"text": "Rui insults everybody in the chat."})

    text: str = Field(min_length=1, max_length=LONGEST_REPORT, examples=["Rui insults everybody in the chat."])


class ReportShape(BaseModel):
    """A report, as moderators see it."""

    id: str = Field(examples=["1876543210987654321"])
    at: int = Field(description="Milliseconds since 1970.", examples=[1735689600000])
    name: str = Field(description="Of the person who has sent it.", examples=["Ana"])
    person: str = Field(description="Their id.", examples=["p3vXk0Qm9aBc"])
    table: Code
    game: str
    text: str = Field(examples=["Rui insults everybody in the chat."])
    chat: list[ChatMessage] = Field(description="What was said last at this table.")


class ReportList(BaseModel):
    """Reports that nobody has dealt with yet."""

    reports: list[ReportShape]


class Announcement(BaseModel):
    """What the owner of the server wants everybody to know; the text is empty if there is nothing."""

    text: str = Field(examples=["We update the server at nine o'clock."])
    at: int = Field(description="Milliseconds since 1970.", examples=[1735689600000])


class NewPassword(Sent):
    """A one-time key, and the password that you want."""

    model_config = example({"key": "q1V3…", "password": "correct horse"})

    key: str = Field(max_length=64, examples=["q1V3"])
    password: str = Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD, examples=["correct horse"])
