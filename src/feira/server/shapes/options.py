"""The options of every game for the API description, as its spec declares them."""

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, GetJsonSchemaHandler, create_model
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema
from typing_extensions import TypeAliasType

from feira.core.option import Option
from feira.core.registry import GAMES
from feira.core.spec import Spec
from feira.server.shapes.common import storable


def _field(option: Option) -> Any:
    kind = Literal[option.values] if option.values else dict[str, Any] | None
    return Annotated[kind, Field(description=option.help)], option.default


def _shape(spec: Spec) -> type[BaseModel]:
    fields = {option.name: _field(option) for option in spec.options}
    title = f"Options of {spec.title}"
    name = f"{spec.name.title().replace('_', '')}Options"
    return create_model(name, __config__=ConfigDict(extra="forbid", title=title), **fields)


_SHAPES: Final = [_shape(spec) for spec in GAMES.values()]


class _OfAnyGame:
    """Describes options as those of one of the games, which checks them itself: only it knows which go together."""

    def __get_pydantic_json_schema__(self, _schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {"anyOf": [handler(shape.__pydantic_core_schema__) for shape in _SHAPES]}


GameOptions = TypeAliasType("GameOptions", Annotated[dict[str, Any], _OfAnyGame()])
SentOptions = Annotated[GameOptions, AfterValidator(storable)]
