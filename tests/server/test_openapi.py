"""The description of the interface is complete, and the documentation knows all of it."""

import re
from pathlib import Path

import pytest

from feira.games import GAMES
from feira.server.app import create_app
from feira.server.commands import COMMANDS
from feira.server.settings import Settings
from feira.server.shapes.common import Sent

EVERYWHERE = {"413", "422", "429", "503"}
UNTHROTTLED = {"/api/health": set(), "/api/ready": {"503"}}
PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


@pytest.fixture(scope="module")
def described(tmp_path_factory):
    return create_app(Settings(tmp_path_factory.mktemp("unused"))).openapi()


def test_every_route_is_described(described):
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation["description"], (method, path)
            answers = operation["responses"]
            assert set(answers) >= UNTHROTTLED.get(path, EVERYWHERE), (method, path)
            good = next(answers[status] for status in answers if status.startswith("2"))
            assert "content" in good or "204" in answers, (method, path)
            refusals = [answers[status] for status in answers if status[0] in "45"]
            shapes = {refusal["content"]["application/json"]["schema"]["$ref"] for refusal in refusals}
            assert shapes == ({"#/components/schemas/ErrorBody"} if refusals else set()), (method, path)


def test_everything_that_is_sent_has_an_example_that_can_be_sent(described):
    sent = {
        operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[-1]
        for methods in described["paths"].values()
        for operation in methods.values()
        if "requestBody" in operation
    }
    assert len(sent) > 10
    shapes = {shape.__name__: shape for shape in Sent.__subclasses__()}
    for name in sent:
        for example in described["components"]["schemas"][name]["examples"]:
            shapes[name].model_validate(example)


def test_the_options_of_every_game_are_described(described):
    shapes = {shape["title"]: shape for shape in described["components"]["schemas"]["GameOptions"]["anyOf"]}
    for spec in GAMES.values():
        told = shapes[f"Options of {spec.title}"]["properties"]
        assert list(told) == [option.name for option in spec.options]
        for option in spec.options:
            assert told[option.name].get("default") == option.default
            assert told[option.name]["description"] == option.help
            assert told[option.name].get("enum", []) == list(option.values)
    for name in ("NewTable", "Sample", "Summary"):
        shape = described["components"]["schemas"][name]["properties"]["options"]
        assert shape["$ref"] == "#/components/schemas/GameOptions"


def test_the_documentation_names_every_path(described):
    for path in described["paths"]:
        prefix = path.split("{")[0].rstrip("/")
        assert prefix in PROTOCOL, path
        assert re.search(re.escape(path.rsplit("/", 1)[-1]), PROTOCOL), path


def test_the_documentation_names_every_message():
    for command in (*COMMANDS, "hello", "welcome", "watch", "unwatch", "choices", "chat", "rematch", "ping", "pong"):
        assert f'"{command}"' in PROTOCOL or f"`{command}`" in PROTOCOL, command
