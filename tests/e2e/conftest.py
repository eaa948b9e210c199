"""The page as people meet it: the real server, a real browser."""

import asyncio
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from server import HEADLESS, Server, find_browser, free_port

PAGE = Path(__file__).parents[2] / "src" / "feira" / "server" / "static" / "index.html"
UNSEEN = "/api/health"  # at the same address as the page, whose storage is there already
PATIENCE = 120_000  # ms; long, for only what fails takes it all

LONGEST = ("test_games.py", "test_axe.py", "test_views.py", "test_log_and_ending.py", "test_account.py")

# Chromium starts two more processes for each window: one for the list under its address bar, which nobody sees here,
# and a spare one. It takes the last list of features only, so Playwright's own names are repeated.
OFF = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"),
    *("HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "AimEnabled"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch"),
)
WITHOUT = f"--disable-features={','.join(OFF)}"

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items):
    """The longest first: whoever is ready early takes over from those behind."""
    items.sort(key=lambda item: LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST))


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    assert PAGE.is_file(), "build the page first: make page"
    running = Server(free_port(), tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser():
    program = find_browser(HEADLESS)
    if program is None:
        pytest.skip("no Chromium on this machine (FEIRA_BROWSER may name one)")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", WITHOUT])
        PlaywrightLoop.loop = asyncio.get_running_loop()
        yield started
        PlaywrightLoop.resume()
        started.close()


class PlaywrightLoop:
    """Between two calls Playwright leaves its event loop marked as running: no other could run in this process."""

    loop = None

    @classmethod
    def resume(cls):
        asyncio._set_running_loop(cls.loop)

    @staticmethod
    def suspend():
        asyncio._set_running_loop(None)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup():
    PlaywrightLoop.resume()
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown():
    try:
        return (yield)
    finally:
        PlaywrightLoop.suspend()


def is_error(said):
    answered = "/api/" in said.location["url"]  # a refusal, which the page tells in its own words; see is_trouble
    return said.type == "error" and not answered and "ERR_CONNECTION_REFUSED" not in said.text


def is_trouble(answer):
    return "/api/" in answer.url and answer.status >= 500


@pytest.fixture
def visit(browser, server, request):
    """Opens the page as somebody new: `visit("/path", width=360, language="fr")`.

    Without a path nothing is drawn yet: for who goes elsewhere at once, as drawing a page takes a quarter of a second.
    The test fails if a page had an error, or said one in its console, or if the server made a mistake. With
    `troubles=True` the server's mistakes are what is tested. Nothing moves unless `**MOTION` is among the settings.
    """
    contexts, errors = [], []
    server.occasion(request.node.nodeid)

    def open_page(path=UNSEEN, *, width=1280, height=900, language="en", troubles=False, **settings):
        size = {"width": width, "height": height}
        settings = {"reduced_motion": "reduce"} | settings
        context = browser.new_context(viewport=size, locale=language, base_url=server.address, **settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if is_error(said) else None)
        if not troubles:
            page.on("response", lambda answer: errors.append(answer.url) if is_trouble(answer) else None)
        page.goto(path)
        if path != UNSEEN:
            page.locator("main h1").wait_for()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors
