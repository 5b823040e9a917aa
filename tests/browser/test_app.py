"""The page installed like an app, with a real service worker: kept, offline, and brought up to date without a loss."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.people import Person
from browser.serving import Server
from dealing import PATIENCE
from sylve.server.wire.pages import STATIC

Arrive = Callable[..., Person]

STEP = 20  # milliseconds between looks
IS_KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  while (active.state !== 'activated')
    await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
  return true;
}"""
FINDS_A_NEW_VERSION = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const coming = registration.installing ?? registration.waiting;
  while (coming.state !== 'installed')
    await new Promise((done) => coming.addEventListener('statechange', done, { once: true }));
}"""
LOOKS_AWAY = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""

# As on Android.
NOTIFIES_BY_ITS_WORKER_ALONE = """window.Notification = new Proxy(Notification, {
  construct() { throw new TypeError('Illegal constructor'); },
})"""
NOTIFIED = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const [first] = await registration.getNotifications();
  return first && [first.title, first.body, first.data.table];
}"""


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A copy of the page that a test may change."""
    return Path(shutil.copytree(STATIC, tmp_path / "client"))


@pytest.fixture
def own_server(tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """One that may be stopped, and serves that copy."""
    monkeypatch.setenv("SYLVE_CLIENT", str(client))
    (tmp_path / "data").mkdir()
    serving = Server(tmp_path / "data")
    serving.start()
    yield serving
    serving.stop()


def comes_and_is_kept(person: Person) -> Page:
    person.page.goto("/")
    assert person.page.evaluate(IS_KEPT)
    return person.page


def what_comes(page: Page, look: Callable[[], list[str] | None]) -> list[str]:
    """What is there to be seen, as soon as it is."""
    for _ in range(int(1000 * PATIENCE) // STEP):
        if there := look():
            return there
        page.wait_for_timeout(STEP)
    raise AssertionError("nothing comes")


def notified(page: Page) -> list[str]:
    """What the browser shows: title, words, and the table that it leads to."""
    return what_comes(page, lambda: page.evaluate(NOTIFIED))


def next_version(client: Path) -> None:
    """Another build: its page can be told from the first, and its worker differs."""
    for name, before, after in (
        ("index.html", "<title>", '<meta name="build" content="second"><title>'),
        ("sw.js", 'const VERSION = "', 'const VERSION = "second-'),
    ):
        file = client / name
        file.write_text(file.read_text().replace(before, after))
        (client / f"{name}.br").unlink()


def test_the_page_opens_without_its_server(arrive: Arrive, own_server: Server) -> None:
    mana = arrive("Mana", at=own_server, kept=True)
    page = comes_and_is_kept(mana)
    own_server.stop()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cinq jeux de bois et de rivières, une seule table")
    expect(page.get_by_role("status").filter(has_text="Le serveur ne répond pas").first).to_be_visible()
    mana.complaints.clear()  # the browser tells of calls that were not answered


def test_the_page_says_that_there_is_no_network(arrive: Arrive, own_server: Server) -> None:
    mana = arrive("Mana", at=own_server, kept=True)
    page = comes_and_is_kept(mana)
    page.context.set_offline(True)
    page.reload()
    offline = page.get_by_text("Hors ligne. Tes tables reviennent avec le réseau.")
    expect(offline).to_be_visible()
    page.context.set_offline(False)
    expect(offline).to_have_count(0)
    mana.complaints.clear()


def test_a_new_version_waits_for_a_prepared_move(arrive: Arrive, own_server: Server, client: Path) -> None:
    mana = arrive("Mana", at=own_server, kept=True)
    page = comes_and_is_kept(mana)
    page.get_by_role("button", name="Jouer tout de suite").click()
    mana.is_at_the_table()
    expect(mana.hand).to_be_visible()
    mana.hand.get_by_role("button").first.click()
    prepared = mana.hand.locator("[aria-pressed=true]")
    expect(prepared).to_have_count(1)
    next_version(client)
    page.evaluate(FINDS_A_NEW_VERSION)
    page.evaluate("window.same = true")
    page.evaluate(LOOKS_AWAY)
    expect(prepared).to_have_count(1)
    assert page.evaluate("window.same"), "the page did not begin anew"
    mana.prompt.get_by_role("button", disabled=False).first.click()
    mana.is_answered()
    page.get_by_role("link", name="Sylve, accueil").click()
    expect(page.locator("meta[name=build]")).to_have_attribute("content", "second")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_page_that_nobody_looks_at_brings_itself_up_to_date(arrive: Arrive, own_server: Server, client: Path) -> None:
    mana = arrive("Mana", at=own_server, kept=True)
    page = comes_and_is_kept(mana)
    next_version(client)
    page.evaluate(FINDS_A_NEW_VERSION)
    page.evaluate(LOOKS_AWAY)
    expect(page.locator("meta[name=build]")).to_have_attribute("content", "second")


def test_a_new_version_opens_while_the_one_before_is_busy(arrive: Arrive, own_server: Server, client: Path) -> None:
    """The browser does not let it take over before the other has answered whatever it was asked."""
    mana = arrive("Mana", at=own_server, kept=True)
    page = comes_and_is_kept(mana)
    page.context.route("**/assets/never.js", lambda _: None)
    with page.context.expect_event("request", lambda asked: asked.service_worker and asked.url.endswith("never.js")):
        page.evaluate("void fetch('/assets/never.js')")
    next_version(client)
    page.evaluate(FINDS_A_NEW_VERSION)
    page.get_by_role("link", name=re.compile("^(Toi|Mana)")).click()
    expect(page.locator("meta[name=build]")).to_have_attribute("content", "second")
    page.evaluate("window.same = true")
    page.get_by_role("link", name="Sylve, accueil").click()
    expect(page).to_have_url(f"{own_server.url}/")
    assert page.evaluate("window.same"), "the page is of the new version already"


def test_nothing_of_the_server_is_kept(arrive: Arrive, own_server: Server) -> None:
    mana = arrive("Mana", at=own_server, kept=True)
    page = comes_and_is_kept(mana)
    page.get_by_role("button", name="Jouer tout de suite").click()
    mana.is_at_the_table()
    kept = page.evaluate(
        """async () => {
          const names = await caches.keys();
          const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return all.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    assert "/" in kept
    assert [path for path in kept if not re.match(r"^/($|assets/|icons/|leaf|manifest)", path)] == []


def test_browsers_offer_to_install_it(arrive: Arrive, own_server: Server) -> None:
    mana = arrive(at=own_server, kept=True)
    page = comes_and_is_kept(mana)
    told = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["name"], manifest["display"]) == ("Sylve", "standalone")
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"].partition(";")[0]) == (200, icon["type"])
    assert page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )


def test_whoever_looks_elsewhere_is_notified_of_their_turn_on_a_phone_too(arrive: Arrive, own_server: Server) -> None:
    mana = arrive("Mana", at=own_server, kept=True, permissions=["notifications"])
    page = comes_and_is_kept(mana)
    page.add_init_script(NOTIFIES_BY_ITS_WORKER_ALONE)
    page.add_init_script("localStorage['sylve-notices'] = 'on'")
    mana.plays_now()
    expect(mana.hand).to_be_visible()
    page.evaluate(LOOKS_AWAY)
    mana.takes(Person.plays_a_card)
    title, _, table = notified(page)
    assert title.startswith("À toi")
    assert page.url.endswith(f"/table/{table}")


@pytest.mark.long  # on a very busy machine the browser has twice not shown what the driver handed it; why is not known
def test_a_push_message_is_shown_and_leads_to_its_table(arrive: Arrive, own_server: Server) -> None:
    """As the browser's push service would hand it over."""
    mana = arrive("Mana", at=own_server, kept=True, permissions=["notifications"])
    page = comes_and_is_kept(mana)
    workers = page.context.new_cdp_session(page)
    registrations: list[str] = []
    workers.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    workers.send("ServiceWorker.enable")
    registration, *_ = what_comes(page, lambda: registrations)
    message = {"title": "Sylve", "body": "À toi de jouer : Leaf.", "table": "abc"}
    workers.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": own_server.url, "registrationId": registration, "data": json.dumps(message)},
    )
    assert notified(page) == ["Sylve", "À toi de jouer : Leaf.", "abc"]
