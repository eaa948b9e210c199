"""An account: nobody needs one, and who has one finds their games on another device."""

from playwright.sync_api import expect

from playing import begin_game

PASSWORD = "sardinhas assadas"


def fill_in(page, title, login, password):
    form = page.get_by_role("dialog", name=title)
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name=title).click()
    return form


def test_games_are_found_again_on_another_device(visit):
    page = visit()
    begin_game(page)
    table = page.url
    page.goto("/")
    mine = page.get_by_role("region", name="My games")
    expect(mine.get_by_text("your turn")).to_be_in_viewport()
    expect(page.locator(f"a[href='/t/{table.split('/t/')[1]}']")).to_have_count(1)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_label("Login")).to_be_focused()
    fill_in(page, "Create account", "rosa", PASSWORD)
    expect(page.get_by_text("Signed in as rosa.")).to_be_visible()

    other = visit("/")
    other.get_by_role("button", name="Sign in").click()
    form = fill_in(other, "Sign in", "rosa", "something else")
    expect(form.get_by_role("alert")).to_have_text("Wrong login or password.")
    fill_in(other, "Sign in", "rosa", PASSWORD)
    other.locator(".panel", has_text="My games").get_by_role("link").first.click()
    expect(other).to_have_url(table)
    expect(other.get_by_text("Your turn").first).to_be_visible()

    other.goto("/")
    other.get_by_role("button", name="Sign out").click()
    expect(other.get_by_role("button", name="Sign in")).to_be_visible()
    assert other.evaluate("localStorage.getItem('feira-person')") is None

    token = page.evaluate("JSON.parse(localStorage.getItem('feira-person')).token")
    page.request.post("/api/me/tokens/revoke", headers={"Authorization": f"Bearer {token}"})
    page.reload()
    expect(page.locator(".notices")).to_contain_text("Your session on this device has ended")
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()


def test_one_may_be_told_of_ones_turn_elsewhere(visit):
    page = visit()
    begin_game(page)
    page.goto("/")
    way = page.get_by_role("link", name="Tell me when it's my turn")
    way.click()
    expect(way).to_have_count(0)
    page.get_by_text("Tell me when it's my turn").click()
    feed = page.get_by_label("News feed").input_value()
    assert page.request.get(feed).text().startswith("<?xml")
    hook, save = page.get_by_label("Webhook"), page.get_by_role("button", name="Save")
    hook.fill("ftp://example.org/turn")
    save.click()
    expect(page.get_by_role("alert")).to_have_text("The server can't send messages to this address. Enter another one.")
    hook.fill("https://example.org/turn")
    save.click()
    expect(page.get_by_label("Secret that signs the calls")).not_to_have_value("")
    page.reload()
    page.get_by_text("Tell me when it's my turn").click()
    expect(hook).to_have_value("https://example.org/turn")
    hook.fill("")
    save.click()
    expect(page.locator(".notices")).to_contain_text("The server won't call any address.")


def test_a_login_is_given_once(visit):
    for page in (visit("/"), visit("/")):
        page.get_by_role("button", name="Create account").click()
        form = fill_in(page, "Create account", "gil", PASSWORD)
    expect(form.get_by_role("alert")).to_contain_text("Somebody else has this login.")
