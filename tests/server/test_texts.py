"""What people write: scripts, SQL and letters that turn text around come back as they are, or not at all."""

import pytest
from tests.server.http_play import command, summary_of

SCRIPTS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "</script><svg onload=a()>",
    "javascript:alert(1)",
    "\" onmouseover='alert(1)",
    "{{7*7}}${7*7}<%=7*7%>",
]
SQL = ["'; DROP TABLE people; --", "' OR '1'='1", '" OR ""="', "\\'; SELECT 1; --", "%' --", "$1 :who ? ??"]
UNSEEN = {
    "a line": "Ana\nRui",
    "a tab": "Ana\tRui",
    "nothing": "Ana\x00",
    "a bell": "Ana\x07",
    "an escape": "\x1b[31mAna",
    "from right to left": "Ana\u202eiuR",
    "embedded": "\u202bAna",
    "isolated": "Ana\u2066Rui\u2069",
    "a mark": "Ana\u200f",
    "without width": "A\u200bna",
    "a byte order mark": "\ufeffAna",
    "deleted": "Ana\x7f",
    "a C1 control": "An\x85a",
    "a separator": "Ana\u2028Rui",
    "a tag": "Ana\U000e0041",
    "private": "Ana\ue000",
}


@pytest.mark.parametrize("said", [*SCRIPTS, *SQL])
def test_what_is_said_comes_back_as_it_is(server, said):
    ana = server.guest("Ana")
    name = said[:30]
    eve = server.guest(name)
    code = ana.make_table(others=["open"], start=False, name=name)
    sat = eve.http.post(f"/tables/{code}/seats/1", json={"name": name})
    assert command(eve, code, "chat", text=said).status_code == 200
    for answer in (sat, ana.http.get(f"/tables/{code}/chat"), ana.http.get(f"/tables/{code}"), eve.http.get("/me")):
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert ana.http.get(f"/tables/{code}/chat").json()["messages"][-1]["text"] == said
    assert summary_of(ana, code)["seats"][1]["name"] == summary_of(ana, code)["name"] == name
    assert eve.http.get("/me").json()["name"] == name
    with ana.page() as page:
        state = page.watch(code)
        assert state["summary"]["seats"][1]["name"] == name
        page.receive()
        assert page.chats[-1]["text"] == said


@pytest.mark.parametrize("said", SQL)
def test_sql_in_every_text_is_only_text(server, said):
    ana = server.guest("Ana")
    code = ana.make_table(others=["me"])
    with server.http() as http:
        http.post("/login", json={"login": said, "password": said})
    ana.http.post("/me/account", json={"login": said, "password": said * 2})
    ana.http.patch("/me", json={"language": said, "hook_url": said})
    ana.http.patch("/me", json={"hook_url": f"https://example.org/?{said}"})
    ana.http.get("/tables", params={"list": said, "game": said, "after": said})
    for path in (f"/tables/{said}", f"/records/{said}", f"/feeds/{said}.atom", f"/games/{said}/sample"):
        assert ana.http.get(path).status_code in (404, 405, 422)
    ana.http.post("/tables", json={"game": said, "options": {said: said}, "seats": [{"kind": "bot", "bot": said}]})
    ana.http.post("/records", json={"record": {"format": said, "game": said}})
    command(ana, code, "resign", seat=0, bot=said)
    command(ana, code, "move", seat=0, move=said, move_id=said, expected_version=2)
    with ana.page() as page:
        assert page.watch(said)["code"] == "no-such-table"
    assert summary_of(ana, code)["version"] == 2
    assert server.guest("Rui").http.get("/me").status_code == 200


@pytest.mark.parametrize("why", UNSEEN)
def test_names_with_letters_that_deceive_are_refused_and_cleaned_out_of_talk(site, why):
    ana, name = site.guest("Ana"), UNSEEN[why]
    with site.http() as http:
        assert http.post("/guests", json={"name": name}).json()["code"] == "bad-name"
    assert ana.http.patch("/me", json={"name": name}).json()["code"] == "bad-name"
    code = ana.make_table(others=["open"], start=False)
    assert ana.http.post(f"/tables/{code}/seats/1", json={"name": name}).json()["code"] == "bad-name"
    assert ana.http.patch(f"/tables/{code}", json={"name": name}).json()["code"] == "bad-name"
    seats = [{"kind": "me", "name": name}, {"kind": "open"}]
    assert ana.http.post("/tables", json={"game": "mercado", "seats": seats}).json()["code"] == "bad-name"
    assert command(ana, code, "chat", text=f"-{name}-").status_code == 200
    said = ana.http.get(f"/tables/{code}/chat").json()["messages"][-1]["text"]
    assert said.isprintable()
    assert said[0] == said[-1] == "-"


def test_the_policy_lets_no_script_of_others_run(site):
    with site.http() as http:
        policy = http.get("/games").headers["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["script-src"] == rules["default-src"] == rules["style-src"] == "'self'"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert "unsafe" not in policy.replace("style-src-attr 'unsafe-inline'", "")
