"""Being told while one is away, with a real service worker. No push service of the world is at hand: the page's
subscription leads to one of the test's own, which reads what the server sends and hands it to the browser."""

import json
import re
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue

import pytest
from playwright.sync_api import Page, expect

from browser.people import Person
from browser.serving import Server
from browser.test_app import comes_and_is_kept
from dealing import PATIENCE
from pushed import Post, Subscriber

Arrive = Callable[..., Person]

SUBSCRIBES = """PushManager.prototype.subscribe = async (wish) => {
  window.wish = wish
  return { toJSON: () => (SUBSCRIPTION) }
}"""
IS_SHOWN = """async () => {
  const [shown] = await (await navigator.serviceWorker.ready).getNotifications();
  return shown && { title: shown.title, body: shown.body, actions: shown.actions.map(({ title }) => title) };
}"""
# As the browser tells its worker of a finger. Windows are opened for real fingers only, so that the test opens it.
# What was touched is gone afterwards, so that nobody takes it for the next one.
TOUCHES = """async (action) => {
  const shown = () => self.registration.getNotifications()
  const [notification] = await shown()
  let opened = null
  self.clients.openWindow = async (path) => { opened = path; }
  const touch = new NotificationEvent("notificationclick", { notification, action })
  const whole = []
  touch.waitUntil = (work) => whole.push(work)
  self.dispatchEvent(touch)
  await Promise.all(whole)
  while ((await shown()).length) await new Promise((again) => setTimeout(again, 20))
  return opened
}"""


class Hasty(Server):
    """Nobody waits here until the server looks whom to tell, nor for those who may come back by themselves."""

    program = (
        "-c",
        "from sylve.server import Settings, serve; from sylve.server.people import telling;"
        "telling.LOOK_SECONDS, telling.GRACE = 0.1, 0; serve(Settings.from_environment())",
    )


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[Server]:
    server = Hasty(tmp_path, SYLVE_PUSH_CONTACT="mailto:owner@example.org", SYLVE_INWARD_CALLS_FOR_TESTS="1")
    server.start()
    yield server
    server.stop()


class PushService(ThreadingHTTPServer):
    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.posts: Queue[Post] = Queue()


class Taking(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.posts.put(Post(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(201)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def push_service() -> Iterator[PushService]:
    with PushService() as service:
        threading.Thread(target=service.serve_forever).start()
        yield service
        service.shutdown()


class Hands:
    """Hands messages over to the browser's worker, as its push service would."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.origin = server.url
        self.registrations: list[str] = []
        self.session.on("ServiceWorker.workerRegistrationUpdated", self._hears)
        self.session.send("ServiceWorker.enable")
        while not self.registrations:
            page.wait_for_timeout(20)

    def _hears(self, event: dict[str, list[dict[str, str]]]) -> None:
        self.registrations.extend(each["registrationId"] for each in event["registrations"])

    def over(self, message: dict[str, str]) -> dict[str, object]:
        """What the browser shows of it."""
        to = {"origin": self.origin, "registrationId": self.registrations[0]}
        self.session.send("ServiceWorker.deliverPushMessage", {**to, "data": json.dumps(message)})
        shown: dict[str, object] = self.page.wait_for_function(IS_SHOWN).json_value()
        return shown

    def touches(self, action: str = "") -> str | None:
        """Where a touch of the notification leads."""
        worker = self.page.context.service_workers[0]
        opened: str | None = worker.evaluate(TOUCHES, action)
        return opened


def plays_until_asked(ferdi: Person) -> None:
    """Ferdi plays on until it is not his turn."""
    while ferdi.hand.is_visible():
        ferdi.takes(Person.plays_a_card)


@pytest.mark.long  # the whole browser, two people, a push service: fifteen seconds
def test_who_is_away_is_told_comes_back_by_a_touch_and_stops_it_by_another(
    arrive: Arrive, telling: Server, push_service: PushService
) -> None:
    mana, ferdi = arrive("Mana", at=telling, kept=True, permissions=["notifications"]), arrive("Ferdi", at=telling)
    phone = Subscriber(f"{push_service.url}/phone")
    mana.page.context.add_init_script(SUBSCRIBES.replace("SUBSCRIPTION", phone.subscription))
    page = comes_and_is_kept(mana)
    page.goto("/you")
    page.get_by_role("button", name="Me prévenir ici").click()
    expect(page.get_by_role("button", name="Arrêter")).to_be_visible()
    expect(page.get_by_role("button", name="Me prévenir ici")).to_have_count(0)
    with page.expect_response(lambda answer: answer.url.endswith("/api/me/quiet") and answer.status == 204):
        page.get_by_role("radio", name="De 22 h à 8 h").check()
    page.reload()
    expect(page.get_by_role("radio", name="De 22 h à 8 h")).to_be_checked()
    with page.expect_response(lambda answer: answer.url.endswith("/api/me/quiet") and answer.status == 204):
        page.get_by_role("radio", name="Aucune").check()

    ferdi.comes_home()
    ferdi.opens("Ici, sur cet écran", "Par lien")
    page.goto(ferdi.page.url)
    page.get_by_role("button", name="M’asseoir ici").click()
    mana.is_at_the_table()
    table = page.url
    page.goto("/")
    ferdi.is_at_the_table()
    plays_until_asked(ferdi)

    hands = Hands(page, telling)
    post = push_service.posts.get(timeout=PATIENCE)
    assert (post.path, post.signed()["sub"]) == ("/phone", "mailto:owner@example.org")
    message = phone.reads(post)
    shown = hands.over(message)
    assert shown == {"title": "Sylve", "body": "À toi de jouer\u00a0: Tout là-haut.", "actions": ["Arrêter"]}
    leads_to = hands.touches()
    assert table.endswith(str(leads_to))

    page.goto(str(leads_to))
    expect(mana.hand).to_be_visible()
    page.get_by_role("button", name="Journal").click()
    page.get_by_role("radio", name="Réglages").check()
    of_this_table = page.get_by_role("switch", name="Me prévenir pour cette table")
    expect(of_this_table).to_be_checked()
    with page.expect_response(lambda answer: "/api/me/mutes/" in answer.url and answer.status == 204):
        of_this_table.uncheck()
    with page.expect_response(lambda answer: "/api/me/mutes/" in answer.url and answer.status == 204):
        of_this_table.check()
    page.keyboard.press("Escape")

    hands.over(message)
    with page.context.expect_event("response", lambda answer: answer.url.endswith("/api/off") and answer.status == 204):
        assert hands.touches("off") is None
    page.goto("/you")
    expect(page.get_by_role("button", name="Me prévenir ici")).to_be_visible()
    expect(page.get_by_role("button", name="Arrêter")).to_have_count(0)
    assert push_service.posts.empty(), "one turn, one message"


def test_a_browser_that_says_no_is_told_how_to_change_its_mind(arrive: Arrive, telling: Server) -> None:
    mana = arrive("Mana", at=telling, kept=True)
    page = comes_and_is_kept(mana)
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.get_by_role("link", name=re.compile("^(Toi|Mana)")).click()
    page.get_by_role("button", name="Me prévenir ici").click()
    expect(page.get_by_role("status").filter(has_text="Ce navigateur ne permet pas les notifications")).to_be_visible()
