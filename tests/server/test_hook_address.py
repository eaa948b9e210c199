"""Where a web hook may lead to."""

from ipaddress import ip_address

import pytest

from feira.server.hook_address import is_public, read_hook
from feira.server.refused import ServerRefused

PUBLIC = ["8.8.8.8", "93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:4001:82b::200e"]
NOT_PUBLIC = [
    *("0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.255.255.255", "169.254.169.254", "172.16.0.1"),
    *("172.31.255.255", "192.0.0.1", "192.0.2.1", "192.168.1.1", "198.18.0.1", "198.51.100.1", "203.0.113.1"),
    *("224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "::ffff:8.8.8.8", "::ffff:127.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1", "100::1"),
    *("2001::1", "2001:db8::1", "2002:7f00:1::", "fc00::1", "fd12:3456::1", "fe80::1", "fe80::1%1", "fec0::1"),
    *("ff02::1", "2001:2::1", "3fff::1", "4000::1", "192.88.99.1"),
]


@pytest.mark.parametrize("address", PUBLIC)
def test_public(address):
    assert is_public(ip_address(address))


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_not_public(address):
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    ("url", "host", "called"),
    [
        ("https://example.org", "example.org", "https://9.9.9.9:443/"),
        ("http://example.org/a/b?c=d&e=%20", "example.org", "http://9.9.9.9:80/a/b?c=d&e=%20"),
        ("https://Example.org:8443/x", "example.org:8443", "https://9.9.9.9:8443/x"),
        ("https://[2606:4700:4700::1111]/x", "[2606:4700:4700::1111]", "https://9.9.9.9:443/x"),
    ],
)
def test_what_is_called_is_the_address_and_the_name_is_told(url, host, called):
    hook = read_hook(url, private=False)
    assert (hook.host_header, hook.at("9.9.9.9")) == (host, called)


def test_an_address_of_the_new_kind_has_brackets():
    assert read_hook("http://a.example/", private=False).at("2606::1") == "http://[2606::1]:80/"


@pytest.mark.parametrize(
    "url",
    [
        *(
            "ftp://example.org/",
            "file:///etc/passwd",
            "javascript:alert(1)",
            "//example.org/",
            "example.org",
            "http://",
        ),
        *(
            "http:///x",
            "http://:80/",
            "http://ana:secret@example.org/",
            "http://ana@example.org/",
            "http://@example.org",
        ),
        *("http://example.org:22/", "http://example.org:0/", "http://example.org:99999/", "http://example.org:x/"),
        *(
            "http://exa mple.org/",
            "http://example.org/\r\nX: y",
            "http://example.org\\@evil.example/",
            "http://é.example/",
        ),
        *("http://[::1", "http://[::1]/", "http://[::ffff:8.8.8.8]/", "http://[fe80::1%25eth0]/", "http://127.0.0.1/"),
        *("http://169.254.169.254/latest/meta-data", "http://example.org/#x", "http://example.org/\x00", "http://a,b/"),
    ],
)
def test_what_can_not_be_called(url):
    with pytest.raises(ServerRefused) as refused:
        read_hook(url, private=False)
    assert refused.value.code == "bad-hook"


def test_the_owner_may_allow_more():
    assert read_hook("http://127.0.0.1:22/", private=True).at("127.0.0.1") == "http://127.0.0.1:22/"
