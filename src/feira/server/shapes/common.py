"""What all shapes share."""

from typing import Annotated, Any, Literal

import orjson
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from feira import __version__

Code = Annotated[str, Field(description="The code of a table or a record.", examples=["K7QF2MPXW9"])]
Observation = dict[str, Any]


def storable(value: dict[str, Any]) -> dict[str, Any]:
    """JSON that comes back as it was stored: no endless numbers, no NaN, no half characters."""
    try:
        if orjson.loads(orjson.dumps(value)) == value:
            return value
    except (TypeError, ValueError, RecursionError):
        pass
    raise ValueError("a number is too large, or something is nested too deeply, or no text at all")


StorableJson = Annotated[dict[str, Any], AfterValidator(storable)]


class Sent(BaseModel):
    """What is sent to us: a field that there is not is a mistake, and so is a text or a truth value for a number."""

    model_config = ConfigDict(extra="forbid", strict=True)


def example(value: dict[str, Any]) -> ConfigDict:
    """The example of a body in the description."""
    return ConfigDict(json_schema_extra={"examples": [value]})


class Health(BaseModel):
    """The server lives, or is ready."""

    status: Literal["ok"]
    version: str = Field(examples=[__version__])


class Address(BaseModel):
    """How others reach this server."""

    shared: bool = Field(description="Whether it listens to other machines at all.")
    addresses: list[str] = Field(
        description="Where its own machine is in its network; sent only to that machine.",
        examples=[["http://192.168.1.20:8000"]],
    )
    start: str | None = Field(
        description="The command that starts it so that others in the network can come; sent only to its own machine.",
        examples=["feira serve --host 0.0.0.0"],
    )


class Seen(BaseModel):
    """How the server sees whoever asks."""

    address: str = Field(description="Where your requests come from; limits count by it.", examples=["203.0.113.7"])
    scheme: str = Field(examples=["https"])
    host: str = Field(description="The host that you asked for.", examples=["feira.example.org"])
