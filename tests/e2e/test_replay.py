"""Looking back: every move has its link, by button, slider, plot and keyboard; records come in and go out."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

GOLDEN = Path(__file__).parents[1] / "golden" / "0.1.0"
KINDS = {"mercado": "players-3", "marche": "marche-areas", "solo": "challenge-4"}


def record_of(kind):
    """A game that is kept for ever."""
    return (GOLDEN / f"{KINDS[kind]}.jsonl").read_text("utf-8").splitlines()[0]


def look_back(visit, kind="mercado", **settings):
    """Open a record from elsewhere; the page and the number of its moves."""
    page = visit("/r", **settings)
    moves = bring_record(page, kind)
    page.keyboard.press("Home")  # it opens where the game turned
    return page, moves


def bring_record(page, kind):
    """Fill a record from elsewhere in; the number of its moves."""
    page.locator("textarea").fill(record_of(kind))
    page.locator("form button.primary").click()
    page.wait_for_url(re.compile(r"/r/\w{4,}"))
    page.locator("ol [data-key='0']").wait_for()
    return len(json.loads(record_of(kind))["moves"])


def require_at(page, step):
    """This move is shown."""
    expect(page.locator("ol a[aria-current=step]")).to_have_attribute("href", re.compile(rf"/{step}$"))


@pytest.mark.parametrize("kind", KINDS)
def test_every_move_has_a_link(visit, kind):
    page, last = look_back(visit, kind)
    controls = page.get_by_role("group", name="Move through the game")
    expect(controls).to_contain_text(f"Move 0 of {last}")
    controls.get_by_role("button", name="Next move").click()
    expect(page).to_have_url(re.compile(r"/1$"))
    told = page.locator("ol [data-key='1']").inner_text().split("\n")[-1]
    expect(controls).to_contain_text(told)
    controls.get_by_role("button", name="Last move").click()
    require_at(page, last)
    expect(controls.get_by_role("button", name="Next move")).to_be_disabled()
    page.locator("ol [data-key='5'] a").click()
    expect(page).to_have_url(re.compile(r"/r/\w+/5$"))
    require_at(visit(page.url), 5)


def test_keys_slider_and_plot_go_through_the_game(visit):
    page, last = look_back(visit)
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    require_at(page, 1)
    page.keyboard.press("End")
    require_at(page, last)
    slider = page.get_by_role("slider", name="Move", exact=True)
    slider.focus()
    page.keyboard.press("Home")
    require_at(page, 0)
    plot = page.get_by_role("slider", name="Score over time")
    plot.focus()
    page.keyboard.press("ArrowRight")
    require_at(page, 1)
    value = re.compile(rf"^Move 1 of {last}, Purple −?\d+, Green −?\d+, Blue −?\d+$")
    expect(plot).to_have_attribute("aria-valuetext", value)
    market = page.get_by_role("grid")
    market.locator("[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")  # walks over the board, not through the game
    require_at(page, 1)


def test_it_runs_by_itself(visit):
    page, _ = look_back(visit)
    page.get_by_label("Speed").select_option("quick")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile(r"/([3-9]|\d\d+)$"))  # by now, or further already
    assert not [url for url in asked if "/api/" in url]  # all is here already
    page.get_by_role("button", name="Pause").click()


def test_the_record_that_is_saved_is_the_one_that_was_brought(visit):
    page, _ = look_back(visit, "marche")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save record").click()
    assert saving.value.suggested_filename.startswith("marche-")
    assert json.loads(saving.value.path().read_text("utf-8")) == json.loads(record_of("marche"))


def test_a_file_is_opened_too(visit, tmp_path):
    file = tmp_path / "game.json"
    file.write_text(record_of("marche"), "utf-8")
    page = visit("/r")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(re.compile(r"/r/\w{4,}"))
    expect(page.locator("main h1")).to_have_text("Jour de Marché")
    expect(page.locator("main aside")).to_contain_text("imported on")
    code = page.url.split("/r/")[1].split("/")[0]
    page.goto("/games?list=finished")
    brought = page.locator("section", has=page.get_by_role("heading", name="Imported"))
    expect(brought.get_by_role("link")).to_have_attribute("href", f"/r/{code}")


def test_a_record_that_is_too_large_is_refused_in_words(visit, tmp_path):
    file = tmp_path / "large.json"
    file.write_text(json.dumps(json.loads(record_of("mercado")) | {"padding": "x" * 6_000_000}), "utf-8")
    page = visit("/r")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("This record is too large: the server accepts at most 4.2 MB.")
    expect(page.get_by_text("large.json · 6 MB")).to_be_visible()
    expect(page.get_by_label("Or paste its text")).to_have_value("")


def test_one_of_several_records_is_chosen(visit):
    page = visit("/r")
    page.locator("input[type=file]").set_input_files(GOLDEN / "players-2.jsonl")
    page.get_by_role("region", name="several records").get_by_role("button").nth(1).click()
    page.wait_for_url(re.compile(r"/r/\w{4,}"))
    expect(page.locator("main h1")).to_have_text("Mercado de Lisboa")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "This file can't be read as a game record."),
        ("[1, 2]", "This isn't a game record"),
    ],
)
def test_what_is_no_record_is_told_so(visit, text, told):
    page = visit("/r")
    page.locator("textarea").fill(text)
    page.locator("form button.primary").click()
    expect(page.get_by_role("alert")).to_contain_text(told)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "This record breaks the rules at move 2: It's Purple's turn."),
        ("es", "El registro incumple las reglas en la jugada 2: Es el turno de Púrpura."),
    ],
)
def test_a_wrong_move_is_named_in_the_persons_language(visit, language, told):
    record = json.loads(record_of("mercado"))
    del record["moves"][1]
    page = visit("/r", language=language)
    with page.expect_response("**/api/records") as answer:
        page.locator("textarea").fill(json.dumps(record))
        page.locator("form button.primary").click()
    assert answer.value.status == 422
    expect(page.get_by_role("alert")).to_contain_text(told)


def test_a_game_that_is_not_there_is_told_so(visit):
    page = visit("/r/NOSUCHGAME")
    expect(page.get_by_role("alert")).to_contain_text("No replay at this link.")
