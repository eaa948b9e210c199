"""The settings are those that docs/server.md tells the owner of a server."""

import re
from dataclasses import fields
from pathlib import Path

from feira.server.settings import Limits

SOURCES = Path(__file__).parents[2] / "src" / "feira"
PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")


def test_every_limit_is_told_with_its_default():
    told = re.findall(r"^\| `FEIRA_LIMIT_([A-Z_]+)` \| ([\d,]+) \|", PAGE, re.MULTILINE)
    assert told == [(limit.name.upper(), f"{limit.default:,}") for limit in fields(Limits)]


def test_every_variable_of_the_server_is_told():
    read = set(re.findall(r'"(FEIRA_[A-Z_]+)"', (SOURCES / "server" / "settings.py").read_text("utf-8")))
    assert read
    assert read | {"FEIRA_CACHE_DIR"} == set(re.findall(r"^\| `(FEIRA_(?!LIMIT_)[A-Z_]+)` \|", PAGE, re.MULTILINE))
