"""From the start page into a game: in one click, in every language, on a phone, by keyboard."""

import re

import pytest
from playwright.sync_api import expect

from playing import choices, play_now, seat_at, type_move

MOST_SCRIPT = 150_000  # bytes of script on the wire that the first view may need


def test_one_click_leads_into_a_game_against_bots(visit):
    page = visit("/")
    play_now(page)
    expect(page.get_by_text("Your turn").first).to_be_visible()
    expect(page).to_have_title(re.compile("^● Your turn"))


def test_a_move_is_told_in_words_and_answered_by_the_bot(visit):
    page = visit("/")
    play_now(page)
    type_move(page, "coin")
    log = page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text("You take 1 coin.")
    expect(log).to_contain_text("Duarte")
    expect(page.get_by_text("Since your last move")).to_be_visible()


def test_an_illegal_move_is_refused_with_its_reason(visit):
    page = visit("/")
    play_now(page)
    type_move(page, "restaurant pub C3")
    expect(page.locator(".notices")).to_contain_text("You have no pub to open.")
    type_move(page, "take fish fish")
    expect(page.locator(".notices")).to_contain_text("Type: take GOOD, for example: take fish")


def test_the_language_can_be_changed_in_the_middle_of_a_game_and_stays(visit):
    page = visit("/")
    play_now(page)
    page.get_by_role("button", name="More").click()
    page.get_by_label("Language").filter(visible=True).select_option("uk")
    expect(page.get_by_text("Ваш хід").first).to_be_visible()
    page.reload()
    expect(page.get_by_text("Ваш хід").first).to_be_visible()


def test_by_keyboard_alone(visit):
    page = visit("/")
    page.get_by_role("button", name="Play now against bots").last.wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Play now against bots":
            break
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("#main")).to_be_focused()
    choices(page)  # by now they are known, and completed
    page.keyboard.press("/")
    expect(page.get_by_role("combobox", name="Type a move")).to_be_focused()
    page.keyboard.type("coi")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("You take 1 coin.")


def test_the_first_load_is_small_and_quick(visit):
    page = visit("/nowhere")
    scripts = []
    page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.wait_for()
    assert scripts
    arrived = sum(answer.request.sizes()["responseBodySize"] for answer in scripts)
    assert 0 < arrived <= MOST_SCRIPT
    assert arrived < sum(len(answer.body()) for answer in scripts) / 2  # compressed on its way


def test_the_name_is_kept(visit):
    page = visit("/")
    page.get_by_label("Your name at the table").fill("Zoé")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".notices")).to_contain_text("Your name is now Zoé.")
    play_now(page)
    expect(seat_at(page).filter(has_text="Zoé")).to_have_count(1)


@pytest.mark.parametrize(("system", "other"), [("dark", "light"), ("light", "dark")])
def test_light_and_dark(visit, system, other):
    page = visit("/", color_scheme=system)
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", system)
    page.get_by_role("button", name="Colours").click()
    expect(root).to_have_attribute("data-theme", other)
    page.reload()
    expect(root).to_have_attribute("data-theme", other)
    page.get_by_role("button", name="Colours").click()
    expect(root).to_have_attribute("data-theme", system)


def test_sound_is_off_until_somebody_turns_it_on(visit):
    page = visit("/")
    button = page.get_by_role("button", name="Sound")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_a_page_whose_words_do_not_come_says_so_with_a_way_out(visit):
    page = visit("/", language="es")
    words = re.compile(r"/assets/es-[^/]*\.js$")  # what every view says
    page.route(words, lambda route: route.abort("connectionrefused"))
    page.reload()
    expect(page.locator("main h1")).to_have_text("Feira no se ha cargado")
    page.get_by_role("button", name="English").click()
    expect(page.locator("main h1")).to_have_text("Feira didn't load")
    page.unroute(words)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("main h1")).to_have_text("Juegos en la misma mesa")
