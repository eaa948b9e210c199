"""An evening of two people and a spectator, from the list of tables to the rematch."""

import re

from playwright.sync_api import expect

from playing import my_turn, play_on, sit_down, start, type_move


def test_an_evening(visit):
    ana, bo, cy = visit("/new"), visit(), visit()
    ana.get_by_label("Time limit").select_option("three")
    ana.get_by_label("Who can join and watch?").select_option("public")
    ana.get_by_role("button", name="Create table").click()
    ana.wait_for_url(re.compile("/t/"))
    sit_down(bo, ana.url, "Bo da Silva")
    start(ana)

    # The clock runs, and begins anew for the next one.
    clock = ana.locator("main header .clock")
    expect(clock).to_have_text(re.compile(r"[23]:[0-5]\d"))
    type_move(ana, "coin")
    expect(my_turn(bo)).to_be_visible()
    expect(bo.locator("main header .clock")).to_have_text(re.compile(r"3:00|2:[0-5]\d"))

    # Who looks at the list can watch.
    cy.goto("/games?list=running")
    cy.get_by_role("link").filter(has_text="Bo da Silva").first.click()
    expect(cy.get_by_text("Waiting for Bo da Silva")).to_be_visible()
    expect(cy.get_by_role("combobox", name="Type a move")).to_have_count(0)

    # The host may have quiet.
    ana.get_by_role("button", name="Mute everyone else").click()
    expect(bo.get_by_text("Chat is muted at this table.")).to_be_visible()
    expect(bo.get_by_label("Write a message")).to_have_count(0)
    expect(ana.get_by_label("Write a message")).to_be_visible()
    ana.get_by_role("button", name="Unmute everyone").click()
    expect(bo.get_by_label("Write a message")).to_be_visible()

    # To the end, from there to a look back, and once more, with the other one to begin.
    played = ana.url
    bo.set_viewport_size({"width": 360, "height": 740})
    bo.evaluate("scrollTo(0, document.body.scrollHeight)")
    play_on(ana, bo, wanted="coin")
    expect(bo.get_by_role("region", name="The game is over")).to_be_in_viewport()
    cy.get_by_role("link", name="Look at the game").click()
    expect(cy).to_have_url(re.compile("/r/"))
    expect(cy.locator("main aside").first).to_contain_text("Bo da Silva")
    ana.get_by_role("button", name="Rematch", exact=True).click()
    bo.get_by_role("button", name="Join the rematch").click()
    expect(bo.get_by_role("button", name="Leave seat")).to_be_visible()
    expect(bo).not_to_have_url(played)
    start(ana)
    assert bo.url == ana.url
    expect(my_turn(bo)).to_be_visible()
