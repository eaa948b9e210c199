"""The Atom feed of a person."""

from datetime import datetime
from xml.etree import ElementTree as Xml

import pytest
from tests.server.http_play import command, move, play_out, seated, start, summary_of, to_act
from tests.server.test_seating import drawn_table

from feira.locale import LANGUAGES, Catalogue, catalogue_source

ATOM = "{http://www.w3.org/2005/Atom}"
NASTY = "<b>&\"'é]]>"


def feed_path(guest):
    return guest.http.get("/me").json()["feed"].removeprefix("/api")


def read(server, guest, **headers):
    """The feed as anybody reads it who knows its path."""
    with server.http() as reader:
        answer = reader.get(feed_path(guest), headers=headers)
    assert answer.status_code == 200, answer.text
    return answer, Xml.fromstring(answer.content)


def text(element, name):
    return element.find(ATOM + name).text


def require_valid(root):
    """What RFC 4287 demands of every feed and entry."""
    assert root.tag == ATOM + "feed"
    assert root.find(f"{ATOM}author/{ATOM}name").text
    assert {link.get("rel") for link in root.findall(ATOM + "link")} == {"self", "alternate"}
    entries = root.findall(ATOM + "entry")
    for element in (root, *entries):
        for name in ("id", "title", "updated"):
            assert len(element.findall(ATOM + name)) == 1
        assert text(element, "id").startswith("urn:uuid:")
        assert text(element, "title")
        datetime.strptime(text(element, "updated"), "%Y-%m-%dT%H:%M:%SZ")
    for entry in entries:
        assert entry.find(ATOM + "link").get("rel") == "alternate"
    ids = [text(entry, "id") for entry in entries]
    assert len(ids) == len(set(ids))
    return entries


def test_turns_and_finished_games_are_told(site):
    (ana, rui), code = seated(site, "mercado", "Ana", NASTY)
    answer, root = read(site, ana)
    assert answer.headers["content-type"] == "application/atom+xml"
    [entry] = require_valid(root)
    assert text(entry, "title") == f"Your turn: Mercado de Lisboa (Ana and {NASTY})"
    assert entry.find(ATOM + "link").get("href") == f"/t/{code}"
    assert text(entry, "content") == "Take the time you need."
    [] = require_valid(read(site, rui)[1])
    play_out([ana, rui], code)
    for guest in (ana, rui):
        [entry] = require_valid(read(site, guest)[1])
        assert text(entry, "title").startswith("The game is over: ")


def test_after_the_draw_it_is_the_turn_of_whoever_begins(site, monkeypatch):
    ana, ben, code = drawn_table(site, monkeypatch)
    start(ana, code)
    assert not require_valid(read(site, ana)[1])
    [entry] = require_valid(read(site, ben)[1])
    assert text(entry, "title") == "Your turn: Mercado de Lisboa (Ben and Ana)"


def test_a_turn_keeps_its_id_and_the_next_one_has_another(site):
    people, code = seated(site, "marche", "Ana", "Rui", "Eva", clock={"kind": "days", "days": 3})
    turns = set()
    for _ in range(25):
        summary = summary_of(people[0], code)
        for entry in require_valid(read(site, people[0])[1]):
            assert text(entry, "content").startswith("You have until ")
            turns.add((summary["seats"][0]["asked"], text(entry, "id")))
        seat = to_act(summary)[-1]  # so that Ana bids last
        move(people[seat], code, seat)
    assert len(turns) == len({asked for asked, _ in turns}) == len({entry for _, entry in turns}) > 3


def test_pauses_bots_and_several_seats(site):
    ana = site.guest("Ana")
    code = ana.make_table(others=["me"])
    assert len(require_valid(read(site, ana)[1])) == 1
    command(ana, code, "pause")
    assert require_valid(read(site, ana)[1]) == []
    command(ana, code, "resume")
    assert len(require_valid(read(site, ana)[1])) == 1
    command(ana, code, "close")
    assert require_valid(read(site, ana)[1]) == []


def test_who_has_it_already_is_told_so(site):
    ana = site.guest("Ana")
    answer, root = read(site, ana)
    assert require_valid(root) == []
    assert answer.headers["cache-control"] == "private, no-cache"
    path, tag = feed_path(ana), answer.headers["etag"]
    with site.http() as reader:
        for known in (tag, f"W/{tag}", f'"other", {tag}'):
            again = reader.get(path, headers={"If-None-Match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert reader.get(path, headers={"If-None-Match": '"other"'}).status_code == 200
        ana.make_table(others=["me"])
        changed = reader.get(path, headers={"If-None-Match": tag})
    assert changed.status_code == 200
    assert changed.headers["etag"] != tag


def test_the_path_is_secret_and_can_be_changed(site):
    ana, rui = site.guest("Ana"), site.guest("Rui")
    old = feed_path(ana)
    assert len(old) > 30
    assert feed_path(rui) != old
    new = ana.http.post("/me/feed").json()["feed"].removeprefix("/api")
    with site.http() as reader:
        gone = reader.get(old)
        assert (gone.status_code, gone.json()["code"]) == (404, "no-such-feed")
        assert reader.get(new).status_code == 200
        for path in ("/feeds/.atom", "/feeds/%27%20OR%201=1.atom", "/feeds/x.atom", f"/feeds/{'x' * 100}.atom"):
            assert reader.get(path).status_code in (404, 422)


@pytest.mark.parametrize(("language", "title"), [("fr", "À vous de jouer"), ("uk", "Ваш хід"), ("pt-BR", "Your turn")])
def test_it_is_in_the_language_of_the_person(site, language, title):
    ana = site.guest("Ana")
    ana.http.patch("/me", json={"language": language})
    ana.make_table(others=["me"])
    [entry] = require_valid(read(site, ana)[1])
    assert text(entry, "title").startswith(title)


def test_every_language_has_every_text():
    english = {line.split(" = ")[0] for line in catalogue_source("en", "feed").splitlines() if " = " in line}
    for language in LANGUAGES:
        own = {line.split(" = ")[0] for line in catalogue_source(language, "feed").splitlines() if " = " in line}
        assert own == english
        catalogue = Catalogue(language, ("feed",))
        for message in english:
            assert catalogue(message, name="N", game="G", players="P", date="D")
