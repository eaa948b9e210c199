"""Hints and the tutor at a table: where to look, the move on the board and why, the next tiles, a warning."""

import re

import pytest
from playwright.sync_api import expect

from playing import api, be_a_guest, make_table, sit_down, start
from test_axe import complaints

WORDS = {
    "en": ("Hint", "Show the move", "Play it", "What am I hoping for?", "See a better move", "Play it anyway"),
    "fr": ("Indice", "Montrer le coup", "Jouer ce coup", "Qu’est-ce que j’espère", "meilleur coup", "quand même"),
    "es": ("Pista", "Mostrar la jugada", "Jugarla", "¿Qué me conviene?", "una jugada mejor", "igualmente"),
    "uk": ("Підказка", "Показати хід", "Зіграти так", "На що сподіватися?", "кращий хід", "Усе одно"),
}
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 800}


def against_a_bot(page, game, language, **options):
    """A game of two in which the person of the page begins."""
    be_a_guest(page)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"game": game, "options": {"players": 2} | options, "seats": seats, "seating": "kept", "start": True}
    code = api(page, "POST", "/tables", wanted)["code"]
    page.evaluate("language => localStorage.setItem('feira-language', language)", language)
    page.goto(f"/t/{code}")
    page.locator("main h1").wait_for(state="attached")
    return code


@pytest.mark.parametrize(
    ("language", "size", "game"),
    [("en", DESK, "mercado"), ("fr", PHONE, "marche"), ("es", DESK, "marche"), ("uk", PHONE, "mercado")],
)
def test_a_hint_points_first_and_then_shows_the_move_and_why(visit, language, size, game):
    button, show, play, hope, *_ = WORDS[language]
    page = visit(**size, language=language)
    code = against_a_bot(page, game, language)
    page.get_by_role("button", name=button, exact=True).click()
    panel = page.get_by_role("region", name=button, exact=True)
    expect(panel.get_by_role("button", name=show)).to_be_visible()
    expect(panel.get_by_role("button", name=play)).to_have_count(0)
    expect(page.locator(".ringed").first).to_be_visible()
    page.keyboard.press("h")
    expect(panel.get_by_role("button", name=play)).to_be_visible()
    assert complaints(page) == []
    panel.get_by_role("button", name=hope).click()
    expect(panel.get_by_role("listitem")).to_have_count(5)
    assert complaints(page) == []
    panel.get_by_role("button", name=show).click()
    panel.get_by_role("button", name=play).click()
    expect(panel).to_have_count(0)
    summary = api(page, "GET", f"/tables/{code}")
    assert (summary["hints"], summary["hinted"]) == (True, [1, 0])


@pytest.mark.parametrize(("language", "size"), [("en", PHONE), ("uk", DESK)])
def test_a_tutor_asks_before_a_blunder(visit, language, size):
    """Nobody should bid all coins for one stall: whoever does is asked, and may look at a better bid."""
    *_, better, anyway = WORDS[language]
    page = visit(**size, language=language)
    page.evaluate("localStorage.setItem('feira-habits', JSON.stringify({ tutor: true, typing: true }))")
    code = against_a_bot(page, "marche", language, coins="open")
    while True:
        state = api(page, "GET", f"/tables/{code}/state?choices=true")
        assert state["summary"]["status"] == "running", "no auction in the whole game"
        choices = state.get("choices") or []
        if choices and choices[-1]["move"].startswith("bid"):
            break
        if choices:
            move = next((one for one in choices if one["move"] == "draw"), choices[0])["move"]
            body = {"type": "move", "seat": 0, "move": move, "expected_version": state["version"]}
            api(page, "POST", f"/tables/{code}/commands", body, refused=("stale",))
    field = page.get_by_role("combobox")
    field.fill(choices[-1]["move"].split()[1])
    field.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=anyway)).to_be_visible()
    assert complaints(page) == []
    dialog.get_by_role("button", name=better).click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name=WORDS[language][2])).to_be_visible()
    assert api(page, "GET", f"/tables/{code}")["hinted"] == [1, 0]
    field.fill(choices[-1]["move"].split()[1])
    field.press("Enter")
    dialog.get_by_role("button", name=anyway).click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name=WORDS[language][2])).to_have_count(0)


def test_at_a_table_with_others_the_host_decides_and_everybody_sees_it(visit):
    host, guest = visit(), visit()
    address = make_table(host)
    sit_down(guest, address, "Rui")
    expect(guest.get_by_text("Hints are allowed")).to_have_count(0)
    host.get_by_label("Hints").select_option("allowed, and everyone sees who uses them")
    expect(guest.get_by_text("Hints are allowed at this table.")).to_be_visible()
    start(host)
    expect(guest.get_by_role("button", name="Hint", exact=True)).to_be_disabled()  # it is not Rui's turn
    host.get_by_role("button", name="Hint", exact=True).click()
    expect(host.get_by_role("button", name="Show the move")).to_be_visible()
    expect(guest.get_by_role("region", name="Log", exact=True)).to_contain_text(re.compile("gets a hint"))


def test_a_new_table_offers_hints_only_where_something_judges(visit):
    page = visit(path="/new?game=mercado")
    hints = page.get_by_role("combobox", name="Hints")
    expect(hints).to_be_visible()
    page.get_by_role("radio", name="4", exact=True).check()
    expect(hints).to_have_count(0)
