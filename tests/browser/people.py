"""What people do at the page, by what they see and hear of it."""

import re
from collections.abc import Callable

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from dealing import PATIENCE

MOST_ACTS = 5000  # in the longest game
PAUSE = 0.05  # seconds before looking again, where nobody has anything to do
ANSWERED = "() => !document.querySelector('.prompt .acts[aria-busy=true]')"
CARDS_IN_HAND = "[...document.querySelectorAll('section.own ul [data-piece]')].map((card) => card.dataset.piece).join()"


class Person:
    def __init__(self, page: Page, name: str = "") -> None:
        self.page = page
        self.name = name
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hears)

    def _hears(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    # Finding the way

    def comes_home(self) -> None:
        self.page.goto("/")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        if self.name:
            self.page.get_by_label("Ton nom").fill(self.name)
            with self.page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.status == 204):
                self.page.get_by_label("Ton nom").press("Enter")

    def plays_now(self) -> None:
        self.comes_home()
        self.page.get_by_role("button", name="Jouer tout de suite").click()
        self.is_at_the_table()

    def opens(self, *kinds: str) -> None:
        """A new table of Tout là-haut; each kind of seat by its spoken name, the first is this person's."""
        self.page.goto("/new/toutlahaut")
        for number, kind in enumerate(kinds, start=1):
            seat = self.page.get_by_role("radiogroup", name=f"Place {number}")
            if number > 2:
                self.page.get_by_role("button", name="Ajouter une place").click()
            seat.get_by_role("radio", name=kind).check()
        self.page.get_by_role("button", name=re.compile("^(Commencer|Ouvrir la table)$")).last.click()
        expect(self.page).to_have_url(re.compile("/table/"))

    def is_at_the_table(self) -> None:
        expect(self.page.get_by_role("region", name="Le plateau")).to_be_visible()

    # Playing

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name="Ta main", exact=True)

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="À faire")

    @property
    def see_score(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Voir (les points|l’arrivée)"))

    @property
    def is_over(self) -> bool:
        return self.see_score.is_visible()

    def plays_a_card(self) -> None:
        self.hand.get_by_role("button").first.click()
        self.prompt.locator(".acts").get_by_role("button", disabled=False).first.click()

    def is_answered(self) -> None:
        """Waits until the server has answered what this person sent last, and the page shows what came of it."""
        self.page.wait_for_function(ANSWERED)

    def takes(self, turn: Callable[["Person"], None]) -> None:
        """A turn, until the cards have gone: the next hand may already be there."""
        before = self.page.evaluate(CARDS_IN_HAND)
        turn(self)
        self.page.wait_for_function(f"(before) => {CARDS_IN_HAND} !== before", arg=before)

    def sees_the_score(self) -> Locator:
        self.see_score.click()
        table = self.page.get_by_role("table", name="Décompte")
        expect(table).to_be_visible()
        return table


def is_over(person: Person) -> bool:
    return person.is_over


def plays_on(*people: Person, act: Callable[[Person], bool], until: Callable[[Person], bool] = is_over) -> Person:
    """Whoever has something to do does it, which `act` tells; the first for whom it has come to that."""
    acts, quiet = 0, 0.0
    while acts < MOST_ACTS and quiet < PATIENCE:
        before = acts
        for person in people:
            if until(person):
                return person
            acts += act(person)
        quiet = 0.0 if acts > before else quiet + PAUSE
        if quiet:
            people[0].page.wait_for_timeout(1000 * PAUSE)
    raise AssertionError("it does not come to that")


def play_to_the_end(*people: Person, turn: Callable[[Person], None] = Person.plays_a_card) -> None:
    """Whoever has the hand plays a card, until the game is over."""

    def act(person: Person) -> bool:
        asked = person.hand.is_visible() and person.prompt.get_by_role("button").first.is_visible()
        if asked:
            person.takes(turn)
        return asked

    plays_on(*people, act=act)
