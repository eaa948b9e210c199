"""Why did I lose? The graph, the mistakes with better moves on the board, luck and errors, the full list, the link."""

import json
import re
import time
import urllib.request

import pytest
from playwright.sync_api import expect

from test_axe import complaints
from test_replay import GOLDEN

HEADINGS = {
    "en": ("What decided the game", "Luck or skill?", "Why it's better"),
    "fr": ("Ce qui a décidé la partie", "Chance ou talent", "Pourquoi c’est mieux"),
    "es": ("Qué decidió la partida", "¿Suerte o acierto?", "Por qué es mejor"),
    "uk": ("Що вирішило партію", "Удача чи майстерність?", "Чому це краще"),
}


class Player:
    """Somebody who plays over HTTP, which takes a second and not a minute, and then looks at the page."""

    def __init__(self, server):
        self._address, self._token = f"{server.address}/api", None
        self.person = self.ask("POST", "/guests", {"name": "Ana"})
        self._token = self.person["token"]

    def ask(self, method, path, body=None):
        headers = {"Content-Type": "application/json"}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._address + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=120) as answer:
            return json.load(answer)

    def finish(self, game):
        """Play a game against a bot to its end; its code."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        wanted = {"game": game, "options": {"players": 2}, "seats": seats, "seating": "kept", "start": True}
        code = self.ask("POST", "/tables", wanted)["code"]
        while (state := self.ask("GET", f"/tables/{code}/state?choices=true"))["summary"]["status"] == "running":
            if choices := state.get("choices"):
                move = {"type": "move", "seat": 0, "move": choices[0]["move"], "expected_version": state["version"]}
                self.ask("POST", f"/tables/{code}/commands", move)
            else:
                time.sleep(0.03)  # a bot thinks, and whoever keeps asking takes its time
        return code

    def bring(self, file):
        record = json.loads((GOLDEN / f"{file}.jsonl").read_text("utf-8").splitlines()[0])
        return self.ask("POST", "/records", {"record": record})["code"]

    def sign_in(self, page):
        page.evaluate("person => localStorage.setItem('feira-person', JSON.stringify(person))", self.person)


@pytest.fixture(scope="module")
def ana(server):
    server.occasion("analysis")
    return Player(server)


@pytest.fixture(scope="module")
def lost(ana):
    """A game of hers, which she has lost, for she always makes the first legal move."""
    return ana.finish("mercado")


@pytest.fixture
def opened(visit, ana):
    """Opens a page as Ana."""

    def open_page(path, **settings):
        page = visit(**settings)
        ana.sign_in(page)
        page.goto(path)
        return page

    return open_page


def test_from_the_end_of_a_game_to_why_it_was_lost(opened, lost):
    page = opened(f"/t/{lost}")
    page.get_by_role("link", name="Why did I lose?").click()
    expect(page.locator("main h1")).to_have_text("Why did I lose?")
    plot = page.get_by_role("slider", name="Chance of first place")
    plot.focus()
    page.keyboard.press("Home")
    expect(plot).to_have_attribute("aria-valuetext", re.compile(r"^Move 0 of \d+, Ana \d+%, Duarte \d+%$"))
    page.keyboard.press("PageUp")  # to the first that is marked
    expect(plot).to_have_attribute("aria-valuetext", re.compile("Mistake|Turning point"))
    page.keyboard.press("End")
    expect(plot).to_have_attribute("aria-valuetext", re.compile("Ana 0%, Duarte 100%"))
    expect(page.get_by_text(re.compile("You lost mainly"))).to_be_visible()
    expect(page.get_by_role("region", name="Ana").get_by_text("Own mistakes")).to_be_visible()
    progress = page.get_by_role("progressbar")
    expect(progress).to_have_count(0)
    expect(page.get_by_text(re.compile(r"^You played like level \d\.\d \(between \d"))).to_be_visible()
    assert complaints(page) == []
    page.goto("/")
    usual = page.get_by_role("region", name="Your results")
    expect(usual.get_by_role("heading", name="How well you play")).to_be_visible()
    rated = usual.get_by_text(re.compile(r"^Like level \d\.\d, .* \d analysed games?$"))
    expect(rated.first).to_be_visible()  # other tests may have analysed games of the same person


def test_a_mistake_is_shown_on_the_board_with_a_better_move_and_why(opened, lost):
    page = opened(f"/a/{lost}")
    card = page.get_by_role("article")
    expect(card.get_by_text(re.compile(r"^Cost you \d+ points of your chance of winning"))).to_be_visible()
    expect(card.get_by_role("listitem").first).to_be_visible()
    better = card.get_by_role("radio", name="Better")
    expect(better).to_be_checked()
    grid = card.get_by_role("grid")
    drawn = grid.inner_html()
    card.get_by_role("radio", name="Played").check()
    other = "before => ![before, undefined].includes(document.querySelector('article [role=grid]')?.innerHTML)"
    page.wait_for_function(other, arg=drawn)
    page.get_by_role("button", name="Duarte", exact=True).click()
    expect(card.get_by_text(re.compile("^Cost Duarte"))).to_be_visible()
    page.get_by_role("button", name="Everyone's").click()
    page.get_by_text("All decisions").click()
    row = page.locator("tbody tr").first
    expect(row).to_contain_text("Ana")
    row.get_by_role("link").click()
    page.wait_for_url(re.compile(rf"/r/{lost}/\d+$"))
    page.get_by_role("link", name="What decided it?").click()
    page.wait_for_url(re.compile(rf"/a/{lost}$"))


def test_a_link_tells_nothing_before_it_is_opened(visit, opened, lost):
    page = opened(f"/a/{lost}", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").first.click()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = visit(link)
    expect(friend.get_by_text("This analysis of a game between Ana and Duarte shows how it ended.")).to_be_visible()
    expect(friend.get_by_role("slider", name="Chance of first place")).to_have_count(0)
    assert "lost" not in friend.content()
    friend.get_by_role("button", name="Show it").click()
    expect(friend.get_by_role("slider", name="Chance of first place")).to_be_visible()
    expect(friend.locator("main h1")).to_have_text("What decided the game")


def test_what_each_secret_bid_was_worth(opened, ana):
    page = opened(f"/a/{ana.finish('marche')}", width=390, height=844)
    bids = page.locator("section.panel", has=page.get_by_role("heading", name="Secret bids"))
    expect(bids.locator("svg").first).to_be_visible()
    bids.get_by_text("All numbers").first.press("Enter")
    expect(bids.get_by_role("columnheader", name="In hindsight")).to_be_visible()
    assert re.fullmatch(r"\d+%", bids.locator("tbody td").first.inner_text())
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert complaints(page) == []


@pytest.mark.parametrize("language", HEADINGS)
def test_on_a_phone_in_every_language(visit, ana, language):
    code = ana.bring("players-2")
    page = visit(f"/a/{code}", width=390, height=844, language=language, has_touch=True)
    title, parts, why = HEADINGS[language]
    expect(page.locator("main h1")).to_have_text(title)
    page.get_by_role("button").first.wait_for()
    page.locator("section.narrow button.primary").click()
    expect(page.get_by_role("heading", name=parts)).to_be_visible()
    expect(page.get_by_role("heading", name=why)).to_be_visible()
    page.locator("article [role=grid]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    if language == "uk":
        assert complaints(page) == []


def test_a_running_game_is_refused_in_words(opened, ana):
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"game": "mercado", "options": {"players": 2}, "seats": seats, "seating": "kept", "start": True}
    code = ana.ask("POST", "/tables", wanted)["code"]
    page = opened(f"/a/{code}")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("slider", name="Chance of first place")).to_have_count(0)


@pytest.mark.parametrize("width", [1280, 390])
def test_learn_from_your_mistakes(opened, ana, lost, width):
    """The move that was played is refused, a bad one too; the best one is accepted and explained."""
    page = opened(f"/a/{lost}", width=width, height=844)
    page.get_by_role("link", name="Practise these positions").click()
    lesson = page.get_by_role("region", name="Learn from your mistakes")
    expect(page.get_by_text("Position 1 of")).to_be_visible()
    decisions = ana.ask("GET", f"/records/{lost}/analysis")["result"]["decisions"]
    own = [one for one in decisions if one["mistake"] and one["seat"] == 0]
    first = max(own, key=lambda one: one["error"])
    page.locator("[role=grid]").wait_for()
    tried = {}

    def answer(route):
        """What the board sends is judged as if it were another move: how it is chosen is tested elsewhere."""
        body = json.loads(route.request.post_data) | {"move": tried["move"]}
        route.continue_(post_data=json.dumps(body))

    page.route("**/tries", answer)

    def make_some_move():
        page.locator("button.pick:not(.unable)").first.click()
        if page.locator(".target").count():
            page.locator(".target").first.click()
        page.get_by_role("button", name="Confirm").click()

    tried["move"] = first["move"]["move"]
    make_some_move()
    expect(lesson.get_by_role("status")).to_contain_text("That's the move that was played.")
    tried["move"] = first["best"]["move"]
    page.get_by_role("button", name="Confirm").click()
    expect(lesson.get_by_role("status")).to_contain_text("That's the best move.")
    expect(lesson.get_by_role("listitem").first).to_be_visible()
    if width == 390:
        assert complaints(page) == []
    lesson.get_by_role("button", name="Next position").click()
    for _ in own[1:]:
        lesson.get_by_role("button", name="Show the answer").click()
        lesson.get_by_role("button", name="Next position").click()
    expect(lesson).to_contain_text(f"You found 1 of {len(own)}")


@pytest.mark.parametrize("language", ["en", "uk"])
def test_what_if(opened, lost, language):
    """From a move of a replay into a game of its own, which says where it comes from and leads back."""
    page = opened(f"/r/{lost}/8", language=language, width=390 if language == "uk" else 1280)
    panel = page.locator("section", has=page.get_by_role("heading", name=re.compile(r"^(What if|А якби)\?$")))
    expect(panel.locator("select")).to_have_count(3)
    panel.locator("select").last.select_option("kept")
    panel.get_by_role("button").click()
    page.wait_for_url(re.compile("/t/"))
    assert lost not in page.url
    expect(page.get_by_role("grid")).to_be_visible()
    note = page.locator(".branch")
    expect(note).to_contain_text("8")
    if language == "uk":
        assert complaints(page) == []
    note.get_by_role("link").click()
    page.wait_for_url(re.compile(rf"/r/{lost}/8$"))
