"""Whatever people write into names, table names, chat and records is shown as text, and never runs."""

import json
from pathlib import Path

from playwright.sync_api import expect

SHORT = "<img src=x onerror=hit()>"  # fits into a name
LONG = (
    '"><script>hit()</script><svg onload=hit()><iframe srcdoc="<script>parent.hit()</script>"></iframe>'
    "<a href=javascript:hit()>x</a><style>*{display:none}</style>"
)
ELEMENTS = 'img[src="x"], svg[onload], iframe, a[href^="javascript:"], script:not([src])'
GOLDEN = Path(__file__).parents[1] / "golden" / "0.1.0" / "players-2.jsonl"


def require_harmless(page, *shown):
    """The texts are there as they are; nothing of them has become part of the page, or has run."""
    for text in shown:
        expect(page.get_by_text(text).first).to_be_visible()
    assert page.locator(ELEMENTS).count() == 0
    assert page.evaluate("window.hits ?? 0") == 0
    expect(page.locator("main h1").first).to_be_attached()


def test_scripts_in_names_tables_chat_and_records_are_only_text(visit):
    page = visit()
    page.add_init_script("window.hits = 0; window.hit = () => { window.hits += 1; };")
    page.on("dialog", lambda dialog: (_ for _ in ()).throw(AssertionError(dialog.message)))
    welcome = page.request.post("/api/guests", data={"name": SHORT}).json()
    headers = {"Authorization": f"Bearer {welcome['token']}"}
    seats = [{"kind": "me"}, {"kind": "me", "name": "<b>Rui</b>"}]
    wanted = {"game": "mercado", "options": {"players": 2}, "seats": seats, "name": SHORT, "seating": "kept"}
    wanted |= {"start": True, "visibility": "public"}
    code = page.request.post("/api/tables", headers=headers, data=wanted).json()["code"]
    opened = {**wanted, "seats": [{"kind": "me"}, {"kind": "open"}], "start": False}
    waiting = page.request.post("/api/tables", headers=headers, data=opened).json()["code"]
    said = {"type": "chat", "text": LONG}
    for table in (code, waiting):
        assert page.request.post(f"/api/tables/{table}/commands", headers=headers, data=said).ok

    page.goto(f"/t/{waiting}")
    require_harmless(page, SHORT, LONG)
    page.goto(f"/t/{code}")
    require_harmless(page, SHORT, "<b>Rui</b>", LONG)
    for name in ("open", "running"):
        page.goto(f"/games?list={name}")
        require_harmless(page, SHORT)

    record = json.loads(GOLDEN.read_text("utf-8").splitlines()[0])
    record["names"] = [SHORT, "<b>Rui</b>"]
    brought = page.request.post("/api/records", headers=headers, data={"record": record})
    assert brought.ok, brought.text()
    page.goto(f"/r/{brought.json()['code']}")
    require_harmless(page, SHORT)
    hostile = {**record, "game": LONG}
    refused = page.request.post("/api/records", headers=headers, data={"record": hostile})
    assert refused.status == 422
    page.goto("/r")
    page.locator("input[type=file]").set_input_files(
        {"name": f"{SHORT}.json", "mimeType": "application/json", "buffer": json.dumps(hostile).encode()}
    )
    expect(page.get_by_role("alert").first).to_be_visible()
    require_harmless(page)
