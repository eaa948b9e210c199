"""Every numbered rule of Mercado has a test that is named after it."""

import re
from pathlib import Path

import pytest

RULES = (
    *(f"M1.{n}" for n in range(1, 7)),
    *(f"M2.{n}" for n in range(1, 7)),
    *(f"M3.{n}" for n in range(7)),
    *(f"M4.{n}" for n in range(1, 4)),
    *(f"M5.{n}" for n in range(1, 4)),
    *(f"E{n}" for n in range(1, 6)),
    *(f"M7.{n}" for n in range(1, 5)),
    *(f"M7 challenge {n}" for n in range(1, 10)),
    "M8",
)
NAMES = [
    name
    for path in Path(__file__).parent.glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.M)
]


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_named_by_a_test(rule):
    start = "test_" + re.sub(r"\W", "_", rule.lower()) + "_"
    assert any(name.startswith(start) for name in NAMES), f"no test is named {start}…"


def test_test_names_are_unique():
    assert len(NAMES) == len(set(NAMES))
