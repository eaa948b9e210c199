"""Guests, accounts and tokens: nobody is anybody else."""

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor

from itsdangerous import URLSafeSerializer

JSON = {"Content-Type": "application/json"}


def code_of(answer):
    return answer.status_code, answer.json()["code"]


def test_a_guest_needs_a_name_and_nothing_else(server):
    ana = server.guest("  Ana ")
    me = ana.http.get("/me").json()
    assert (me["name"], me["login"], me["language"]) == ("Ana", None, "en")
    assert ana.http.patch("/me", json={"name": "Zoé", "language": "fr"}).json()["name"] == "Zoé"
    assert ana.http.get("/me").json()["language"] == "fr"


def test_names_that_can_not_be_shown_are_refused(server):
    with server.http() as http:
        for name in ("", "   ", "x" * 31, "a\nb", "a\x00b", "\ud800"):
            answer = http.post("/guests", content=json.dumps({"name": name}), headers=JSON)
            assert answer.status_code in (409, 422), name
            assert answer.json()["code"] in ("bad-name", "malformed")


def test_an_account_is_the_same_person_on_another_device(server):
    ana = server.guest()
    login = f"Ana.{ana.id[:6].strip('-_')}"
    account = {"login": login, "password": "correct horse"}
    assert ana.http.post("/me/account", json=account).json()["login"] == login.casefold()
    with server.http() as http:
        answer = http.post("/login", json={**account, "login": login.upper()}).json()
        assert answer["person"]["id"] == ana.id
        assert code_of(http.post("/login", json={**account, "password": "wrong horse"})) == (401, "bad-login")
        assert code_of(http.post("/login", json={**account, "login": "nobody"})) == (401, "bad-login")
    assert code_of(server.guest().http.post("/me/account", json=account)) == (409, "login-taken")
    assert "correct horse" not in str(server.services.people.__dict__)


def test_a_token_alone_does_not_change_an_account(server):
    ana = server.guest()
    login = f"ana.{ana.id[:6].strip('-_')}".casefold()
    made = ana.http.post("/me/account", json={"login": login, "password": "correct horse"}).json()
    wish = {"login": f"{login}2", "password": "better horse"}
    for old in ({}, {"old_password": None}, {"old_password": "wrong horse"}):
        assert code_of(ana.http.post("/me/account", json=wish | old)) == (403, "wrong-password")
    with server.http(made["token"]) as http, ana.page() as page:
        assert http.get("/me").json()["login"] == login, "who makes an account stays signed in"
        changed = http.post("/me/account", json=wish | {"old_password": "correct horse"}).json()
        assert changed["login"] == f"{login}2"
        assert page.closed() == 1008
        assert code_of(http.get("/me")) == (401, "bad-token")
    with server.http(changed["token"]) as http:
        assert http.get("/me").json()["id"] == ana.id
        assert http.post("/login", json=wish).status_code == 200
        assert code_of(http.post("/login", json={"login": login, "password": "correct horse"})) == (401, "bad-login")


def test_of_two_first_accounts_at_once_the_first_counts(server, monkeypatch):
    """As by who has stolen a guest's token: they shut nobody out, and are told so."""
    ana = server.guest()
    login = f"ana.{ana.id[:6].strip('-_')}".casefold()
    people, both = server.services.people, threading.Barrier(2)
    quick = people._hash

    async def together(password):
        await asyncio.to_thread(both.wait, 20)
        return await quick(password)

    monkeypatch.setattr(people, "_hash", together)
    wishes = [{"login": f"{login}{n}", "password": f"{n} correct horses"} for n in (1, 2)]
    with ThreadPoolExecutor(2) as beside:
        answers = list(beside.map(lambda wish: ana.http.post("/me/account", json=wish), wishes))
    monkeypatch.undo()
    won = [answer.status_code for answer in answers].index(200)
    assert code_of(answers[1 - won]) == (403, "wrong-password")
    with server.http() as http:
        assert http.post("/login", json=wishes[won]).json()["person"]["id"] == ana.id
        assert code_of(http.post("/login", json=wishes[1 - won])) == (401, "bad-login")


def test_a_token_that_is_renewed_while_the_account_changes_is_void_too(server, monkeypatch):
    """As by who has stolen it, and sees that the owner is about to shut them out."""
    ana = server.guest()
    login = f"ana.{ana.id[:6].strip('-_')}".casefold()
    ana.http.post("/me/account", json={"login": login, "password": "correct horse"})
    people, begun, go_on = server.services.people, threading.Event(), threading.Event()
    quick = people._hash

    async def slow(password):
        begun.set()
        await asyncio.to_thread(go_on.wait, 20)
        return await quick(password)

    monkeypatch.setattr(people, "_hash", slow)
    wish = {"login": login, "password": "better horse", "old_password": "correct horse"}
    with ThreadPoolExecutor(1) as beside:
        asked = beside.submit(ana.http.post, "/me/account", json=wish)
        assert begun.wait(60)
        with server.http(ana.token) as thief:
            stolen = thief.post("/me/tokens/revoke").json()["token"]
        go_on.set()
        assert asked.result().status_code == 200
    with server.http(stolen) as thief:
        assert code_of(thief.get("/me")) == (401, "bad-token")
    with server.http() as http:
        token = http.post("/login", json={"login": login, "password": "better horse"}).json()["token"]
    with server.http(token) as http:
        assert http.get("/me").status_code == 200


def test_tokens_that_are_not_ours_are_refused(server):
    ana = server.guest()
    forged = URLSafeSerializer("guess", salt="feira-token-1").dumps([ana.id, 1])
    head, _, signature = ana.token.rpartition(".")
    swapped = URLSafeSerializer("guess", salt="feira-token-1").dumps([server.guest("Eve").id, 1]).split(".")[0]
    for token in (forged, f"{head}.{signature[::-1]}", f"{swapped}.{signature}", "x", "a.b.c", "é", "x" * 5000):
        with server.http() as http:
            answer = http.get("/me", headers={"Authorization": f"Bearer {token}".encode()})
            assert code_of(answer) == (401, "bad-token"), token
    with server.http() as http:
        assert code_of(http.get("/me")) == (401, "no-token")


def test_revoked_tokens_are_void_and_their_pages_closed(server):
    ana = server.guest()
    with ana.page() as page:
        fresh = ana.http.post("/me/tokens/revoke").json()["token"]
        assert page.closed() == 1008
    assert code_of(ana.http.get("/me")) == (401, "bad-token")
    with server.http(fresh) as http:
        assert http.get("/me").json()["id"] == ana.id
    with ana.page() as page:
        assert page.welcome["code"] == "bad-token"


def test_a_token_that_becomes_void_while_it_is_looked_at_opens_nothing(server, monkeypatch):
    ana, people = server.guest(), server.services.people
    looked_at = []

    async def look_and_revoke(token, look=people.by_token):
        person = await look(token)
        if not looked_at:
            looked_at.append(await people.revoke_tokens(person))
        return person

    monkeypatch.setattr(people, "by_token", look_and_revoke)
    with ana.page() as page:
        assert page.welcome["code"] == "bad-token"
        assert page.closed() == 1008


def test_who_leaves_is_forgotten_and_a_bot_plays_on(server):
    ana, rui = server.guest("Ana"), server.guest("Rui")
    code = ana.make_table(others=["open"], start=False)
    rui.http.post(f"/tables/{code}/seats/1", json={})
    rui.http.post(f"/tables/{code}/commands", json={"type": "chat", "text": "secret of Rui"})
    ana.http.post(f"/tables/{code}/start")
    assert rui.http.delete("/me").status_code == 204
    assert code_of(rui.http.get("/me")) == (401, "bad-token")
    assert ana.http.get(f"/tables/{code}").json()["seats"][1]["bot"] == "greedy"
    assert "secret of Rui" not in ana.http.get(f"/tables/{code}/chat").text


def test_an_address_for_web_hooks_must_be_one(server):
    ana = server.guest()
    assert (
        ana.http.patch("/me", json={"hook_url": "https://example.org/x"}).json()["hook_url"] == "https://example.org/x"
    )
    for url in ("javascript:alert(1)", "file:///etc/passwd", "https://a b"):
        assert code_of(ana.http.patch("/me", json={"hook_url": url}))[1] == "bad-hook"
    assert ana.http.patch("/me", json={"hook_url": ""}).json()["hook_url"] is None
