"""Who may log in, and how often: look-alike logins, common passwords, wrong ones; and what counts as one address."""

import pytest

from feira.server import logins
from feira.server.limits import network_of
from feira.server.logins import Backoff, look_of, require_uncommon
from feira.server.refused import ServerRefused


@pytest.mark.parametrize(
    ("one", "other"),
    [("ana", "аnа"), ("ana", "ａｎａ"), ("paul", "pau1"), ("maria", "rnaria"), ("Zoé", "zoe\u0301"), ("rui", "ruі")],
)
def test_logins_that_look_alike_have_one_look(one, other):
    assert one != other
    assert look_of(one) == look_of(other)


def test_other_logins_have_other_looks():
    names = [
        "ana",
        "anna",
        "ann",
        "zoe",
        "zoé",
        "rui",
        "rúi",
        "олена",
        "оксана",
        "joão",
        "joao",
        "ana1",
        "ana2",
        "a.na",
    ]
    assert len(set(map(look_of, names))) == len(names)


@pytest.mark.parametrize("password", ["12345678", "PassWord1", "qwertyuiop", "iloveyou1", "aaaaaaaaaaaa", "Guilherme"])
def test_passwords_that_are_tried_first_are_refused(password):
    with pytest.raises(ServerRefused) as refused:
        require_uncommon(password, "guilherme", "Gui")
    assert refused.value.code == "common-password"


def test_other_passwords_are_not():
    require_uncommon("correct horse", "ana", "Ana")


def test_wrong_passwords_make_one_wait_longer_and_longer(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(logins.time, "monotonic", lambda: now[0])
    backoff = Backoff()
    waits = []
    for _ in range(20):
        try:
            backoff.require("ana")
            waits.append(0)
        except ServerRefused as refused:
            waits.append(refused.details["seconds"])
            now[0] += refused.details["seconds"]
            backoff.require("ana")
        backoff.failed("ana")
    assert waits[:5] == [0] * 5
    assert waits[5:9] == [2, 3, 5, 9]
    assert max(waits) == 901
    backoff.require("rui")
    now[0] += 1000
    backoff.succeeded("ana")
    backoff.failed("ana")
    backoff.require("ana")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_limits_count_ipv6_by_network(address, counted):
    assert network_of(address) == counted


def account(guest, login, password="correct horse"):
    return guest.http.post("/me/account", json={"login": login, "password": password})


def test_a_look_alike_or_a_common_password_is_refused_and_wrong_ones_must_wait(server):
    ana, eva = server.guest("Ana"), server.guest("Eva")
    assert account(ana, "lourenco", "12345678").json()["code"] == "common-password"
    assert account(ana, "lourenco").status_code == 200
    assert account(eva, "lоurenсo").json()["code"] == "login-taken"
    assert account(eva, "evarista").status_code == 200
    changed = eva.http.post(
        "/me/account", json={"login": "1ourenco", "password": "better horse", "old_password": "correct horse"}
    )
    assert changed.json()["code"] == "login-taken"
    with server.http() as http:
        codes = [http.post("/login", json={"login": "lourenco", "password": "guess"}).json()["code"] for _ in range(6)]
        assert codes == ["bad-login"] * 5 + ["too-many"]
        right = http.post("/login", json={"login": "Lourenco", "password": "correct horse"})
        assert right.json()["code"] == "too-many"
        assert int(right.headers["retry-after"]) >= 1
        assert http.post("/login", json={"login": "evarista", "password": "correct horse"}).status_code == 200
