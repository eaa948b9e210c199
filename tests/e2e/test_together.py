"""Several people at one table: links, secrets, chat, undo by consent, breaks of the line, one screen for two."""

import re

from playwright.sync_api import expect

from playing import (
    begin_game,
    begin_together,
    choices,
    heard_by,
    make_table,
    my_turn,
    play_on,
    require_no_secret_of_others,
    seat_at,
    sit_down,
    start,
    type_move,
)
from test_axe import complaints


def two_at_a_table(visit, **bos):
    ana, bo = visit(), visit(**bos)
    begin_together(ana, bo)
    return ana, bo


def test_a_link_is_enough_to_join_play_and_talk(visit):
    ana, bo = visit(), visit()
    sit_down(bo, make_table(ana), "Bo")
    start(ana)
    expect(seat_at(bo).filter(has_text="Bo")).to_have_count(1)
    type_move(ana, "coin")
    expect(bo.get_by_text("Your turn").first).to_be_visible()
    type_move(bo, "coin")
    expect(ana.get_by_role("region", name="Log", exact=True)).to_contain_text("Bo takes 1 coin.")
    there = bo.url
    bo.get_by_role("link", name="Start page").first.click()
    bo.get_by_label("Link or code").fill(there.rpartition("/")[2].lower())
    bo.keyboard.press("Enter")
    bo.wait_for_url(there)
    expect(seat_at(bo).filter(has_text="Bo")).to_have_count(1)
    ana.get_by_label("Write a message").fill("Boa sorte! <b>x</b>")
    ana.get_by_role("button", name="Send", exact=True).click()
    expect(bo.get_by_role("log", name="Chat")).to_contain_text("Boa sorte! <b>x</b>")
    expect(ana.get_by_label("Write a message")).to_have_value("")


def test_no_page_is_told_the_money_of_others(visit):
    ana, bo = visit(), visit()
    told = {"Ana": heard_by(ana), "Bo": heard_by(bo)}
    address = make_table(ana)
    sit_down(bo, address, "Bo")
    start(ana)
    for _ in range(6):
        for page in (ana, bo):
            expect(my_turn(page).or_(page.get_by_text("Waiting for")).first).to_be_visible()
        acting = ana if my_turn(ana).is_visible() else bo
        version = acting.locator("[data-version]").get_attribute("data-version")
        type_move(acting, choices(acting)[0])
        for page in (ana, bo):
            expect(page.locator(f"[data-version='{version}']")).to_have_count(0)
    name, waiting = ("Ana", ana) if acting is bo else ("Bo", bo)
    waiting.get_by_role("button", name="Show it on the board").first.click()
    expect(waiting.get_by_role("button", name="Back to the game")).to_be_visible()
    assert any('"observations":' in answer for answer in told[name])  # by HTTP, which is looked through too
    for seat, heard in enumerate(told.values()):
        assert require_no_secret_of_others(heard, seat) > 6


def test_a_spectator_sees_and_is_told_no_secret(visit):
    ana, bo = two_at_a_table(visit)
    cy = visit()
    heard = heard_by(cy)
    cy.goto(ana.url)
    expect(cy.get_by_text("Waiting for")).to_be_visible()
    expect(ana.get_by_text("Watching: someone")).to_be_visible()
    type_move(ana, "coin")
    expect(cy.get_by_role("region", name="Log", exact=True)).to_contain_text("takes 1 coin.")
    assert require_no_secret_of_others(heard, None) > 1
    expect(bo.get_by_text("Your turn").first).to_be_visible()


def test_on_a_phone_one_is_told_of_a_message_and_led_to_it(visit):
    ana, bo = two_at_a_table(visit, width=360, height=740)
    expect(bo.get_by_role("grid")).to_be_visible()  # until then the chat is in sight
    ana.get_by_label("Write a message").fill("Boa sorte!")
    ana.get_by_role("button", name="Send", exact=True).click()
    unread = bo.get_by_role("status").get_by_role("button", name="1 new message")
    expect(unread).to_be_in_viewport()
    bo.get_by_role("button", name="More…").click(trial=True)  # it is not covered
    expect(ana.get_by_role("button", name="new message")).to_have_count(0)
    unread.click()
    expect(bo.get_by_role("log", name="Chat")).to_be_in_viewport()
    expect(unread).to_have_count(0)


def test_the_host_says_who_they_are_and_who_sits_there(visit):
    ana, bo = visit(), visit()
    address = make_table(ana, players=3)
    sit_down(bo, address, "Bo")
    ana.get_by_label("Your name").fill("Ana Rita")
    ana.get_by_role("button", name="Save").click()
    expect(bo.get_by_role("listitem").filter(has_text="Ana Rita")).to_be_visible()
    expect(ana.get_by_role("button", name="Save")).to_be_disabled()
    begin = ana.get_by_role("button", name="Start the game")
    still_open = bo.locator("main li").get_by_text("open", exact=True)
    expect(still_open).to_have_count(1)
    expect(begin).to_be_disabled()
    ana.get_by_role("button", name="Add a bot").click()
    expect(still_open).to_have_count(0)
    expect(begin).to_be_enabled()
    ana.get_by_role("button", name="Remove").last.click()
    expect(still_open).to_have_count(1)
    expect(begin).to_be_disabled()


def test_undo_needs_the_others(visit):
    ana, bo = two_at_a_table(visit)
    type_move(ana, "coin")
    type_move(bo, "coin")
    asked = bo.get_by_text("would like to undo a move")
    ana.get_by_role("button", name="Ask to undo").click()
    expect(asked).to_be_visible()
    bo.get_by_role("button", name="Refuse").click()
    expect(ana.get_by_role("region", name="Log", exact=True)).to_contain_text("Bo refuses.")
    expect(asked).to_have_count(0)
    expect(ana.locator(".undone")).to_have_count(0)
    ana.get_by_role("button", name="Ask to undo").click()
    expect(asked).to_be_visible()
    bo.get_by_role("button", name="Agree").click()
    expect(ana.get_by_role("region", name="Log", exact=True)).to_contain_text(
        "undoes a move: Take a coin, and everything after it."
    )
    expect(ana.get_by_text("Your turn").first).to_be_visible()
    expect(ana.locator(".undone")).to_have_count(2)


def test_resign_return_pause(visit):
    ana, bo = two_at_a_table(visit)
    more = bo.get_by_role("button", name="More")
    more.click()
    bo.get_by_role("button", name="Resign").click()
    bo.get_by_role("button", name="Keep playing").click()
    expect(more).to_be_focused()  # where the question came from
    more.click()
    bo.get_by_role("button", name="Resign").click()
    bo.get_by_role("button", name="Let the bot play").click()
    expect(seat_at(ana).filter(has_text="played by a bot")).to_have_count(1)
    told = ana.get_by_role("region", name="played by a bot")
    expect(told).to_contain_text("A bot has taken over for Bo.")
    expect(told.get_by_role("button", name="Close table")).to_be_visible()
    expect(bo.get_by_text("you can ask for a rematch here")).to_be_visible()
    expect(more).to_be_focused()
    bo.get_by_role("button", name="Take my seat back").click()
    expect(told).to_have_count(0)
    expect(ana.get_by_role("region", name="Log", exact=True)).to_contain_text("Bo is back.")
    ana.get_by_role("button", name="More").click()
    ana.get_by_role("button", name="Pause").click()
    expect(bo.get_by_text("The game is paused.").first).to_be_visible()
    ana.get_by_role("button", name="Continue").click()
    expect(ana.get_by_text("Your turn").first).to_be_visible()


def test_who_stops_a_game_against_bots_may_play_again(visit):
    page = visit()
    begin_game(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="End the game").click()
    page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("resigns; the game ends.")
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: address != before)
    expect(my_turn(page)).to_be_visible()
    expect(seat_at(page, 0)).to_contain_text("Duarte")
    expect(page.get_by_text("while you were away")).to_have_count(0)
    expect(page.get_by_text("Since your last move")).to_have_count(0)


def test_the_link_of_a_server_for_its_own_machine_says_so(visit):
    page = visit()
    make_table(page)
    expect(page.get_by_label("Link to this table")).to_have_value(page.url)
    expect(page.get_by_text("This link works only on this computer.")).to_contain_text("make play HOST=0.0.0.0")


def test_a_server_for_all_offers_its_address_in_the_network_and_a_qr_code(visit):
    page = visit()
    told = {"shared": True, "addresses": ["http://192.168.1.20:8000"]}
    page.route("**/api/address", lambda route: route.fulfill(json=told))
    address = make_table(page)
    link = address.replace(page.evaluate("location.origin"), told["addresses"][0])
    expect(page.get_by_label("Link to this table")).to_have_value(link)
    expect(page.get_by_text("friends on the same Wi-Fi can open it")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()


def at_one_screen(visit, game="mercado", **options):
    """Ana and Rui, at the table of a game."""
    page = visit(f"/new?game={game}")
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_label("Seat 2", exact=True).select_option("beside")
    page.get_by_label("Name on seat 1").fill("Ana")
    page.get_by_label("Name on seat 2").fill("Rui")

    def wish(route):
        wished = route.request.post_data_json
        route.continue_(post_data={**wished, "options": {**wished["options"], **options}})

    page.route("**/api/tables", wish)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/t/"))
    return page


def test_two_at_one_screen_have_a_curtain_between_them(visit):
    page = at_one_screen(visit)
    page.get_by_role("button", name="I'm Ana").click()
    type_move(page, "coin")
    expect(page.get_by_role("heading", name="Pass the screen to Rui")).to_be_visible()
    assert complaints(page) == []
    expect(page.get_by_role("combobox", name="Type a move")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Pass the screen to Rui")).to_be_visible()
    expect(page.get_by_role("combobox", name="Type a move")).to_have_count(0)
    page.get_by_role("button", name="I'm Rui").click()
    type_move(page, "coin")
    expect(page.get_by_role("heading", name="Pass the screen to Ana")).to_be_visible()


def test_three_at_one_screen_with_a_bot_hand_it_on_after_the_draw(visit):
    page = visit("/new?game=mercado")
    names = ["Ana", "Rui", "Zoé"]
    beside = [{"kind": "me", "name": name} for name in names]
    seats = [beside[0], {"kind": "bot", "bot": "random"}, *beside[1:]]
    wish = {"options": {"players": 4}, "seats": seats, "seating": "drawn", "start": False}
    page.route("**/api/tables", lambda route: route.continue_(post_data={**route.request.post_data_json, **wish}))
    page.get_by_role("button", name=re.compile("Create table|Start the game")).click()
    page.wait_for_url(re.compile("/t/"))
    start(page)
    seated = seat_at(page).locator(".name").all_text_contents()
    assert sorted(seated) == sorted([*names, "Duarte"])
    for name in sorted(names, key=seated.index):
        expect(page.get_by_role("heading", name=f"Pass the screen to {name}")).to_be_visible()
        expect(page.get_by_role("combobox", name="Type a move")).to_have_count(0)
        page.get_by_role("button", name=f"I'm {name}").click()
        type_move(page, "coin")
        expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text(f"{name} takes 1 coin.")


def test_at_one_screen_only_bids_have_a_curtain_where_coins_are_open(visit):
    page = at_one_screen(visit, "marche", coins="open")
    curtain, hands = page.get_by_role("heading", name="Pass the screen to"), page.locator(".auction .coins")
    choices(page)
    expect(curtain).to_have_count(0)
    play_on(page, wanted="draw", until="bid")
    page.reload()  # so that Ana has the screen, whoever drew
    for name, bid in (("Ana", 7), ("Rui", 2)):
        expect(curtain).to_have_text(f"Pass the screen to {name}")
        expect(page.locator(".auction")).to_have_count(0)
        page.get_by_role("button", name=f"I'm {name}").click()
        choices(page)
        expect(hands).to_have_count(0)
        type_move(page, f"bid {bid}")
    expect(hands).to_have_text(["7", "2"])
    expect(curtain).to_have_count(0)


def test_at_one_screen_nothing_is_in_the_way_where_all_is_open(visit):
    page = at_one_screen(visit, money="open", restaurants="open")
    for name in ("Ana", "Rui"):
        type_move(page, "coin")
        expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text(f"{name} takes 1 coin.")
        expect(page.get_by_role("heading", name="Pass the screen to")).to_have_count(0)


def test_a_lost_connection_is_shown_and_heals_and_no_move_is_lost(visit, server):
    page = visit()
    begin_game(page)
    type_move(page, "coin")
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("Duarte")
    choices(page)
    server.stop()
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    type_move(page, "coin")
    server.start()
    expect(page.get_by_text("Connection lost.")).to_have_count(0)
    expect(page.get_by_role("region", name="Log", exact=True).get_by_text("You take 1 coin.")).to_have_count(2)


def test_a_table_that_is_not_there_is_told_with_a_way_out(visit):
    page = visit("/t/NOSUCHTABL")
    expect(page.get_by_role("heading", name="This table can't be shown")).to_be_visible()
    page.get_by_role("link", name="Start page").click()
    expect(page.locator("h1")).to_have_text("Board games at one table")


def test_the_host_decides_whether_the_draw_says_who_begins(visit):
    ana, bo = visit(), visit()
    sit_down(bo, make_table(ana), "Bo")
    expect(bo.get_by_text("The player listed first goes first; the others follow in order.")).to_be_visible()
    ana.get_by_label("Who goes first?").select_option("drawn")
    expect(bo.get_by_text("The order of the seats is drawn at random when the game starts.")).to_be_visible()
    start(ana)
    for page in (ana, bo):
        expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("goes first.")


def test_what_is_taken_back_after_a_reveal_is_told_during_the_game_and_after_it(visit):
    page = visit()
    begin_game(page)
    play_on(page, moves=1, wanted="stand")
    outlined = page.locator(".market .fresh")
    expect(outlined).to_have_count(1)
    mine = outlined.get_attribute("data-place")
    play_on(page, moves=1, wanted="take")
    expect(my_turn(page)).to_be_visible()
    expect(outlined).not_to_have_attribute("data-place", mine)
    page.get_by_role("button", name=re.compile("Undo: Take.* – the result will mention it")).click()
    told = page.get_by_text("undid 1 move after seeing what was drawn or turned over.")
    expect(told).to_be_visible()
    expect(outlined).to_have_attribute("data-place", mine)  # again the last move
    play_on(page, wanted="coin")
    expect(page.get_by_role("region", name="The game is over").get_by_text(re.compile("undid 1 move"))).to_be_visible()
    page.get_by_role("link", name="Look at the game").click()
    page.wait_for_url(re.compile("/r/"))
    expect(told).to_be_visible()
