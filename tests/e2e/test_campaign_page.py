"""The solo campaign: nine challenges to read about, one to play, to leave and to go on with; practice beside it."""

import re

from playwright.sync_api import expect

from playing import STAND, api, choices, my_turn, play_on, type_move


def begin(visit, **settings):
    """Start a campaign; the page is at the table of the first challenge."""
    page = visit("/campaign", **settings)
    page.get_by_role("button", name="Start a campaign").click()
    page.wait_for_url(re.compile("/t/"))
    return page


def cards(page):
    return page.locator("ol > li", has=page.locator("h3"))


def test_all_nine_are_told_without_becoming_anybody(visit):
    page = visit("/campaign")
    expect(cards(page)).to_have_count(9)
    expect(cards(page).nth(2)).to_contain_text("Couples")
    expect(cards(page).nth(2)).to_contain_text("at most 2 stands")
    expect(cards(page).nth(2).get_by_label("Results that earn fame").locator("b")).to_have_text(["70", "80", "90"])
    expect(page.get_by_text("Best Move: the first time a single action brings in")).to_be_visible()
    assert page.evaluate("localStorage.getItem('feira-person')") is None


def test_a_challenge_is_gone_on_with_where_it_was_left(visit):
    page = begin(visit)
    table = page.url
    expect(page.locator("details", has_text="Challenge rule")).to_contain_text("This challenge counts")
    stand = next(move for move in choices(page) if STAND.match(move))
    type_move(page, stand)
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("You open")
    expect(page.get_by_role("region", name="Challenge")).to_contain_text("80")
    page.goto("/campaign")
    expect(cards(page).first).to_have_attribute("aria-current", "step")
    page.reload()
    page.get_by_role("button", name="Continue challenge 1: The Specialist").click()
    expect(page).to_have_url(table)
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("You open")
    expect(my_turn(page)).to_be_visible()


def test_a_campaign_is_not_given_up_by_mistake(visit):
    page = begin(visit)
    table = page.url
    page.goto("/campaign")
    page.get_by_role("button", name="Start over …").click()
    page.get_by_role("button", name="Keep playing").click()
    page.get_by_role("button", name="Continue challenge 1").click()
    expect(page).to_have_url(table)
    page.goto("/campaign")
    page.get_by_role("button", name="Start over …").click()
    page.get_by_role("button", name="Start over", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    assert page.url != table


def test_who_gives_a_challenge_up_is_told_that_it_counts(visit):
    page = begin(visit)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="End the game").click()
    expect(page.get_by_role("dialog")).to_contain_text("It counts in your campaign, with no fame")
    page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    expect(page.get_by_role("heading", name="You gave up this challenge")).to_be_visible()
    page.goto("/campaign")
    expect(page.get_by_role("button", name="Play challenge 2")).to_be_visible()


def test_practice_brings_a_best_result(visit):
    page = visit("/campaign")
    page.get_by_role("button", name="Practise Customers in Queue").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("details", has_text="Challenge rule")).to_contain_text("This is practice")
    play_on(page)
    over = page.get_by_role("region", name="The game is over")
    expect(over.get_by_role("button", name="Try again")).to_be_visible()
    over.get_by_role("link", name="Back to campaign").click()
    expect(cards(page).nth(5)).to_contain_text(re.compile(r"Your best:\s*-?\d+"))


def test_a_campaign_from_its_first_challenge_to_its_rank(visit):
    page = begin(visit)
    play_on(page)
    over = page.get_by_role("region", name="The game is over")
    expect(over.get_by_role("button", name="Next challenge")).to_be_visible()
    page.reload()  # nothing of it is forgotten
    expect(page.locator("details", has_text="Challenge rule")).to_contain_text("This challenge counts")
    over.get_by_role("button", name="Next challenge").click()
    expect(page.get_by_role("region", name="Challenge")).to_contain_text("2. ")
    for challenge in range(2, 10):  # given up, each of them
        table = api(page, "POST", "/campaign/play")
        assert table["options"]["challenge"] == challenge
        api(page, "POST", f"/tables/{table['code']}/close")
    page.goto(f"/t/{table['code']}")
    page.get_by_role("button", name="Next challenge").click()  # there is none: the campaign tells what came out
    expect(page.get_by_text("Your last campaign")).to_be_visible()
    run = api(page, "GET", "/campaign")["finished"][0]
    history = page.get_by_role("table").last
    expect(history.get_by_role("row")).to_have_count(2)
    cells = history.get_by_role("row").last.get_by_role("cell")
    expect(cells.nth(2)).to_have_text(str(run["fame"]))
    assert run["fame"] < 6  # of one challenge: the lowest rank
    expect(cells.nth(3)).to_have_text("Passing tourist")
    expect(page.get_by_role("button", name="Start a campaign")).to_be_visible()


def test_a_campaign_that_can_t_be_fetched_is_told_and_asked_for_again(visit):
    page = visit("/", troubles=True)
    body = {"code": "storage", "message": "locked"}
    page.route("**/api/challenges", lambda route: route.fulfill(status=503, json=body), times=1)
    page.get_by_role("link", name="campaign").click()
    expect(page.get_by_role("alert")).to_contain_text("The server can't save right now.")
    page.get_by_role("button", name="Try again").click()
    expect(cards(page)).to_have_count(9)
