"""Where friends find the server."""

import pytest

from feira.server import address
from feira.server.address import address_for
from feira.server.shapes.common import Address

HERE, ELSEWHERE = "127.0.0.1", "203.0.113.5"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_that_hears_only_its_own_machine_has_no_address(host):
    told = address_for(HERE, host, 8000)
    assert (told.shared, told.addresses) == (False, [])


def test_its_owner_learns_how_to_start_it_for_friends(monkeypatch, tmp_path):
    """In a clone, which has a Makefile, and where it was installed."""

    def starts():
        return [address_for(HERE, "127.0.0.1", port).start for port in (8000, 8765)]

    assert starts() == ["make play HOST=0.0.0.0", "make play HOST=0.0.0.0 PORT=8765"]
    monkeypatch.setattr(address, "_MAKEFILE", tmp_path / "Makefile")
    assert starts() == ["feira serve --host 0.0.0.0", "feira serve --host 0.0.0.0 --port 8765"]


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("192.168.7.7", "http://192.168.7.7:8000"),
        ("fd00::7", "http://[fd00::7]:8000"),
        ("lisboa.local", "http://lisboa.local:8000"),
    ],
)
def test_a_host_that_was_named_is_the_address(host, found):
    assert address_for(HERE, host, 8000) == Address(shared=True, addresses=[found], start=None)


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_who_listens_to_all_finds_out_where_it_is(host):
    told = address_for(HERE, host, 8000)
    assert told.shared
    assert not any("127.0.0.1" in found or "0.0.0.0" in found for found in told.addresses)


def test_nobody_else_is_told(server):
    assert address_for(ELSEWHERE, "0.0.0.0", 8000) == Address(shared=True, addresses=[], start=None)
    assert address_for(ELSEWHERE, "127.0.0.1", 8000).start is None
    with server.http() as http:
        own = http.get("/address").json()
        assert (own["shared"], own["addresses"]) == (False, [])
        assert own["start"].endswith(f"PORT={server.address.rpartition(':')[2]}")
        assert http.get("/address", headers={"X-Forwarded-For": ELSEWHERE}).json()["shared"]
