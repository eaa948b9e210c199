"""Breaks of the line, and refusals of a moment: the page comes back by itself, and all is as it was."""

import json
import re

from playwright.sync_api import expect

from playing import begin_game, choices, hold_time, type_move
from test_table_view import boxes, require_nothing_moved


class Lines:
    """The lines of a page to the server, which a test may cut, or answer in the server's stead."""

    def __init__(self, page, refuse=()):
        self._page = page
        self._line = None
        self._heard = []
        self._refuse = list(refuse)  # types of messages that are refused once
        self.refused = []
        page.route_web_socket("**/api/live", self._join)

    def _join(self, line):
        server = line.connect_to_server()
        line.on_message(lambda text: self._pass_on(line, server, text))
        server.on_message(lambda text: self._pass_back(line, text))
        self._line = line

    def _pass_on(self, line, server, text):
        message = json.loads(text)
        if message["type"] not in self._refuse:
            server.send(text)
            return
        self._refuse.remove(message["type"])
        self.refused.append(message["type"])
        line.send(json.dumps({"type": "error", "id": message["id"], "code": "busy", "message": "too many at once"}))

    def _pass_back(self, line, text):
        message = json.loads(text)
        if "choices" in self._refuse:  # then no state has them either, as from a server that had no time
            message.pop("choices", None)
        line.send(json.dumps(message))
        self._heard.append(message["type"])

    def heal(self):
        """Cut the line, and wait until the page has heard of its table over a new one."""
        self._heard.clear()
        self._line.close()
        for _ in range(200):
            if "state" in self._heard:
                return
            self._page.wait_for_timeout(50)
        raise AssertionError("the page did not come back")


def share_a_screen(page):
    page.goto("/new")
    page.get_by_label("Seat 2", exact=True).select_option("beside")
    page.get_by_label("Name on seat 1").fill("Ana")
    page.get_by_label("Name on seat 2").fill("Rui")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/t/"))


def test_the_curtain_is_as_it_was_when_the_line_has_healed(visit):
    page = visit()
    lines = Lines(page)
    share_a_screen(page)
    page.get_by_role("button", name="I'm Ana").click()
    choices(page)
    lines.heal()
    expect(page.get_by_role("button", name="I'm Ana")).to_have_count(0)  # she has the screen still
    type_move(page, "coin")
    curtain = page.get_by_role("heading", name="Pass the screen to Rui")
    expect(curtain).to_be_visible()
    lines.heal()
    page.wait_for_timeout(200)  # what would be shown wrongly would be shown by now
    expect(curtain).to_be_visible()
    expect(page.get_by_role("combobox", name="Type a move")).to_have_count(0)
    page.get_by_role("button", name="I'm Rui").click()
    choices(page)
    lines.heal()
    type_move(page, "coin")
    expect(page.get_by_role("heading", name="Pass the screen to Ana")).to_be_visible()


def test_what_is_refused_for_a_moment_is_asked_again(visit):
    page = visit()
    lines = Lines(page, refuse=["watch", "choices"])
    begin_game(page)
    choices(page)
    assert lines.refused == ["watch", "choices"]
    expect(page.get_by_role("alert")).to_have_count(0)


def test_offline_is_said_as_soon_as_the_browser_knows(visit):
    page = visit()
    begin_game(page)
    choices(page)
    before = boxes(page)
    hold_time(page)  # no timer of the page runs: it doesn't wait for anything
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    require_nothing_moved(page, before)
    page.clock.resume()
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost.")).to_have_count(0)
