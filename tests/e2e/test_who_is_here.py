"""Everybody at a table sees who else is here, who has left, and whose connection broke."""

import pytest
from playwright.sync_api import expect

from playing import begin_together


@pytest.mark.parametrize("width", [1280, 390])
def test_who_is_here_and_who_is_away(visit, width):
    ana, rui = visit(width=width, height=844), visit(width=width, height=844)
    begin_together(ana, rui)
    mark = ana.locator("[data-presence]")
    expect(mark).to_have_count(1)  # not one's own
    expect(mark).to_have_attribute("data-presence", "here")
    expect(rui.locator("[data-presence]")).to_have_attribute("data-presence", "here")
    address = rui.url
    rui.goto("about:blank")
    expect(mark).to_have_attribute("data-presence", "away")
    expect(mark).to_contain_text("away")
    rui.goto(address)
    expect(mark).to_have_attribute("data-presence", "here")
