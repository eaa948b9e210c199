"""The shipped configurations of nginx and Caddy, in front of a real server, with TLS by a local CA."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from pathlib import Path

import httpx
import pytest
from running import Page
from websockets.sync.client import connect

DEPLOY = Path(__file__).parents[2] / "deploy"
PATIENCE = 120  # seconds; long, for only what fails takes it all
BASE = "/feira"
NGINX = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/feira.conf;
}}
"""
# Nothing is written outside the folder, and no port is asked for that others may have.
CADDY = """{{
    admin off
    skip_install_trust
    auto_https disable_redirects
    storage file_system {folder}/caddy
}}
"""


def free_ports(number):
    places = [socket.create_server(("127.0.0.1", 0)) for _ in range(number)]
    try:
        return [place.getsockname()[1] for place in places]
    finally:
        for place in places:
            place.close()


def nginx(folder, server):
    """The shipped file with our address, our certificate and other ports: all that an owner changes too."""
    plain, secure = free_ports(2)
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "2"]
    subprocess.run(["openssl", "req", "-x509", *made, *subject], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for ours, here in (
        ("127.0.0.1:8000", server.address),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{secure} ssl http2;"),
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl http2;\n", ""),
        ("/etc/letsencrypt/live/feira.example.org/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/feira.example.org/privkey.pem", str(key)),
        ("feira.example.org", "localhost"),
    ):
        assert ours in text
        text = text.replace(ours, here)
    (folder / "feira.conf").write_text(text)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user="user root;" if os.geteuid() == 0 else ""))
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")], {}, secure, certificate


def caddy(folder, server):
    [secure] = free_ports(1)
    (folder / "Caddyfile").write_text(CADDY.format(folder=folder) + (DEPLOY / "Caddyfile").read_text("utf-8"))
    environment = {"FEIRA_SITE": f"localhost:{secure}", "FEIRA_UPSTREAM": server.address, "HOME": str(folder)}
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    return command, environment, secure, folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


@pytest.fixture(scope="module")
def below(start_server):
    """A server on a part of a host."""
    return start_server(base_path=BASE)


def moved_below(folder):
    """As the docs say: the proxy serves only what begins with the path."""
    for name, ours, here in (
        ("feira.conf", "location / {", f"location {BASE}/ {{"),
        ("Caddyfile", "\treverse_proxy", f"\treverse_proxy {BASE}/*"),
    ):
        file = folder / name
        if file.exists():
            assert ours in file.read_text()
            file.write_text(file.read_text().replace(ours, here))


@pytest.fixture(params=[(nginx, ""), (caddy, ""), (nginx, BASE), (caddy, BASE)], ids=lambda p: p[0].__name__ + p[1])
def proxy(request, tmp_path, site, below):
    """A proxy that runs: its address, and what to trust; and the server behind it."""
    program, base = request.param
    name, server = program.__name__, below if base else site
    if shutil.which(name) is None:
        pytest.skip(f"there is no {name} here")
    tmp_path.chmod(0o755)
    command, environment, port, authority = program(tmp_path, server)
    if base:
        moved_below(tmp_path)
    log = (tmp_path / "log").open("w+")
    process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **environment})
    try:
        until = time.monotonic() + PATIENCE
        while not (authority.exists() and answers(f"localhost:{port}{base}", authority)):
            assert process.poll() is None, (tmp_path / "log").read_text()
            assert time.monotonic() < until, (tmp_path / "log").read_text()
            time.sleep(0.05)
        yield f"localhost:{port}", base, ssl.create_default_context(cafile=str(authority)), server
    finally:
        process.terminate()
        process.wait()
        log.close()


def answers(address, authority):
    """Whether it listens, and has its certificate by now."""
    try:
        trusted = ssl.create_default_context(cafile=str(authority))
        return httpx.get(f"https://{address}/api/health", verify=trusted).status_code == 200
    except (OSError, httpx.HTTPError):
        return False


def test_players_come_through_a_proxy(proxy):
    address, base, trusted, server = proxy
    with httpx.Client(base_url=f"https://{address}{base}/api", verify=trusted, timeout=PATIENCE) as http:
        forged = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "http"}
        seen = http.get("/seen", headers=forged).json()
        assert (seen["scheme"], seen["host"]) == ("https", address)
        assert seen["address"] == "127.0.0.1", "nobody chooses their own address"
        page = httpx.get(f"https://{address}{base}/t/ANYCODE", verify=trusted).text
        assert f'data-base="{base}"' in page
        [script] = re.findall(r'src="([^"]+[.]js)"', page)
        assert script.startswith(f"{base}/assets/")
        assert httpx.get(f"https://{address}{script}", verify=trusted).status_code == 200
        ana = http.post("/guests", json={"name": "Ana"}).json()
        headers = {"Authorization": f"Bearer {ana['token']}"}
        seats = [{"kind": "me"}, {"kind": "me", "name": "Rui"}]
        wanted = {"game": "mercado", "options": {"players": 2}, "seats": seats, "seating": "kept", "start": True}
        code = http.post("/tables", json=wanted, headers=headers).json()["code"]
        large = http.post("/records", json={"record": {"filling": "x" * 3_000_000}}, headers=headers)
        assert large.json()["code"] in ("bad-record", "malformed"), "the proxy lets it through"
    asked = {"additional_headers": {"Origin": f"https://{address}"}, "proxy": None, "open_timeout": PATIENCE}
    with connect(f"wss://{address}{base}/api/live", ssl=trusted, **asked) as websocket:
        page = Page(websocket, ana["token"])
        page.watch(code)
        assert page.move(code, 0)["type"] == "ok"
    assert server.guest().http.get(f"/tables/{code}").json()["version"] >= 3
