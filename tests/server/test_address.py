"""Where friends find the server."""

import pytest

from feira.server.address import address_for
from feira.server.shapes.common import Address

HERE, ELSEWHERE = "127.0.0.1", "203.0.113.5"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_that_hears_only_its_own_machine_has_no_address(host):
    assert address_for(HERE, host, 8000) == Address(shared=False, addresses=[])


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.168.7.7", "http://192.168.7.7:8000"),
        ("fd00::7", "http://[fd00::7]:8000"),
        ("lisboa.local", "http://lisboa.local:8000"),
    ],
)
def test_a_host_that_was_named_is_the_address(host, address):
    assert address_for(HERE, host, 8000) == Address(shared=True, addresses=[address])


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_who_listens_to_all_finds_out_where_it_is(host):
    told = address_for(HERE, host, 8000)
    assert told.shared
    assert not any("127.0.0.1" in address or "0.0.0.0" in address for address in told.addresses)


def test_nobody_else_is_told(server):
    assert address_for(ELSEWHERE, "0.0.0.0", 8000) == Address(shared=True, addresses=[])
    with server.http() as http:
        assert http.get("/address").json() == {"shared": False, "addresses": []}
        assert http.get("/address", headers={"X-Forwarded-For": ELSEWHERE}).json()["shared"]
