import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, expect

from browser.people import Person
from browser.serving import Server
from dealing import DEAL, PATIENCE, USUAL
from sylve.server.wire.pages import STATIC

# The driver's own Node needs a library that a bare machine lacks; the one beside this Python does not.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(os.sys.executable).parent / "node"))  # type: ignore[attr-defined]

Arrive = Callable[..., Person]
# `SLOWDOWN=6 pytest tests/browser` shows whether a test counts on a fast machine.
SLOWDOWN = float(os.environ.get("SLOWDOWN", "1"))

# What people mix into the deal, so that it stays the one that the tests know.
SAME_SALT = "crypto.getRandomValues = (bytes) => bytes.fill(7)"

# On a slow machine a tap may last as long as a held press: a press is held where a test means it.
NOBODY_HOLDS = """const wait = setTimeout;
window.setTimeout = (then, time, ...more) => wait(then, time === 500 && !window.holds ? 1e9 : time, ...more)"""

expect.set_options(timeout=1000 * PATIENCE)


def chromium(*names: str) -> dict[str, Any]:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert found, "these tests need Chromium"
    return {"executable_path": found, "args": ["--no-sandbox", "--disable-gpu"]}


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The browser without its windows takes less than half of the time."""
    return chromium("chromium-headless-shell", "chromium")


@pytest.fixture(scope="session")
def whole_browser(browser_type: BrowserType) -> Iterator[Browser]:
    """With its windows, and with notifications."""
    browser = browser_type.launch(**chromium("chromium"))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    assert (STATIC / "index.html").is_file(), "the client is not built: `make play` builds it"
    serving = Server(tmp_path_factory.mktemp("server"))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture(scope="session")
def usual(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It deals the usual cards whatever `DEAL` says: not every game comes to what some tests wait for."""
    if DEAL == USUAL:
        yield server
        return
    serving = Server(tmp_path_factory.mktemp("usual"), SYLVE_KNOWN_DEALS_FOR_TESTS=USUAL)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def arrive(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """`arrive("Mana", width=360)` is somebody with a browser of their own; what it complains about fails the test."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def newcomer(
        name: str = "",
        *,
        at: Server | None = None,
        width: int = 1280,
        height: int = 860,
        language: str = "fr",
        tempo: str = "instant",
        kept: bool = False,  # by the browser, as an app
        coach: bool = False,
        **more: Any,
    ) -> Person:
        notified = "notifications" in more.get("permissions", ())
        context = (request.getfixturevalue("whole_browser") if notified else browser).new_context(
            viewport={"width": width, "height": height},
            locale={"fr": "fr-FR", "en": "en-GB"}[language],
            color_scheme="light",
            service_workers="allow" if kept else "block",
            base_url=(at or server).url,
            **more,
        )
        context.add_init_script(f"localStorage['sylve-tempo'] ??= '{tempo}'")
        context.add_init_script(f"localStorage['sylve-coach'] ??= '{'on' if coach else 'off'}'")
        contexts.append(context)
        context.add_init_script(SAME_SALT)
        context.add_init_script(NOBODY_HOLDS)
        page = context.new_page()
        if SLOWDOWN > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        page.set_default_timeout(1000 * PATIENCE)
        person = Person(page, name)
        people.append(person)
        return person

    yield newcomer
    complaints = [complaint for person in people for complaint in person.complaints]
    for context in contexts:
        context.close()
    assert complaints == []
