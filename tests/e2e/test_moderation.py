"""What the owner of a server does reaches the page: announcements, moderators, one-time links."""

import json
from concurrent.futures import ThreadPoolExecutor

from click.testing import CliRunner
from playwright.sync_api import expect

from feira.cli.main import feira
from test_account import fill_in


def admin(server, *arguments):
    command = ["admin", *arguments, "--data-dir", str(server.data), "--json"]
    with ThreadPoolExecutor(1) as elsewhere:  # where Playwright's loop doesn't run
        run = elsewhere.submit(CliRunner().invoke, feira, command).result()
    assert run.exit_code == 0, run.output
    return json.loads(run.output)


def test_reports_announcements_and_new_passwords(visit, server):
    page, guest = visit("/"), visit(width=390, height=844)
    page.get_by_role("button", name="Create account").click()
    fill_in(page, "Create account", "moderata", "figos e amêndoas")
    expect(page.get_by_text("Signed in as moderata.")).to_be_visible()
    token = page.evaluate("JSON.parse(localStorage.getItem('feira-person')).token")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "mercado", "options": {"players": 2}, "seats": seats, "seating": "kept"}
    headers = {"Authorization": f"Bearer {token}"}
    code = page.request.post("/api/tables", headers=headers, data=wanted).json()["code"]
    guest.goto(f"/t/{code}")
    guest.get_by_role("button", name="Sit here").click()
    expect(guest.get_by_text("Everybody is here.")).to_be_visible()
    page.request.post(f"/api/tables/{code}/start", headers=headers)
    guest.get_by_role("button", name="More").click()
    guest.get_by_role("button", name="Report a problem").click()
    guest.get_by_label("What is wrong?").fill("<b>Nobody</b> moves here.")
    guest.get_by_role("button", name="Send report").click()
    expect(guest.locator(".notices")).to_contain_text("The moderators will see your report")

    admin(server, "announce", "We stop at nine.")
    expect(guest.get_by_text("We stop at nine.")).to_be_visible()  # without a reload, for its line is open
    admin(server, "moderator", "moderata")
    page.reload()
    announced = page.get_by_role("status").filter(has_text="We stop at nine.")
    announced.get_by_role("button", name="Close").click()
    expect(announced).to_have_count(0)
    page.get_by_role("link", name="Reports").click()
    expect(page.get_by_role("article").filter(has_text="<b>Nobody</b> moves here.")).to_be_visible()
    page.get_by_role("button", name="Mark as done").click()
    expect(page.get_by_text("There are no open reports.")).to_be_visible()
    admin(server, "announce", "--clear")
    expect(guest.get_by_text("We stop at nine.")).to_have_count(0)

    link = admin(server, "reset-password", "moderata")["link"]
    other = visit(link)
    other.get_by_label("New password").fill("uvas e melões")
    other.get_by_role("button", name="Save password").click()
    expect(other.get_by_text("Signed in as moderata.")).to_be_visible()
    other.goto(link)
    other.get_by_label("New password").fill("uvas e melões")
    other.get_by_role("button", name="Save password").click()
    expect(other.get_by_role("alert")).to_contain_text("already used")
