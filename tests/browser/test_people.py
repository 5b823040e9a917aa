"""A person's own affairs: the same one on another device, days instead of minutes, being told, the page as an app."""

import re
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.looks import cuts_nothing, is_accessible, is_read_with_ease, is_touched_with_ease
from browser.people import Person, play_to_the_end
from browser.serving import Server

Arrive = Callable[..., Person]


def link_to_another_device(person: Person) -> str:
    person.page.goto("/you")
    person.page.get_by_role("button", name="Ajouter un appareil").click()
    expect(person.page.get_by_alt_text("QR code vers un autre appareil")).to_be_visible()
    link = urlsplit(person.page.get_by_label("Lien vers un autre appareil").input_value())
    return f"{link.path}#{link.fragment}"


def test_a_game_goes_on_on_another_device(arrive: Arrive) -> None:
    laptop, phone, stranger = arrive("Mana"), arrive(width=390, height=844), arrive()
    laptop.plays_now()
    table = laptop.page.url
    link = link_to_another_device(laptop)
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(re.compile("Être la même personne"))
    assert "#" not in phone.page.url, "nobody finds the token in the address"
    phone.page.get_by_role("button", name="Oui, c’est moi").click()
    expect(phone.page.get_by_role("status").filter(has_text="Te voilà, Mana.")).to_be_visible()
    phone.page.goto(table)
    phone.takes(Person.plays_a_card)
    stranger.page.goto(link)
    stranger.page.get_by_role("button", name="Oui, c’est moi").click()
    expect(stranger.page.get_by_role("heading", level=1)).to_contain_text("Ce lien ne mène plus à rien")
    stranger.complaints.clear()  # the browser tells of the 404


def test_a_phrase_brings_a_person_back(arrive: Arrive) -> None:
    mana, later = arrive("Mana"), arrive()
    mana.comes_home()
    mana.page.goto("/you")
    mana.page.get_by_role("button", name="Avoir une phrase").click()
    words = mana.page.get_by_role("list", name="Ta phrase").get_by_role("listitem")
    expect(words).to_have_count(8)
    phrase = " ".join(re.sub(r"^\d+", "", word.strip()) for word in words.all_text_contents())
    later.page.goto("/you")
    later.page.get_by_role("button", name="J’ai une phrase").click()
    later.page.get_by_label("Les huit mots, dans l’ordre").fill(phrase)
    later.page.get_by_role("button", name="Revenir").click()
    expect(later.page.get_by_role("heading", level=1)).to_have_text("Mana")


def test_who_is_forgotten_is_a_newcomer(arrive: Arrive) -> None:
    mana = arrive("Mana")
    mana.comes_home()
    mana.page.goto("/you")
    mana.page.get_by_role("button", name="M’oublier").click()
    mana.page.get_by_role("dialog").get_by_role("button", name="M’oublier").click()
    expect(mana.page.get_by_role("status").filter(has_text="Tout est oublié")).to_be_visible()
    expect(mana.page.get_by_label("Ton nom")).to_have_value("")


def test_after_a_move_the_next_table_is_one_press_away(arrive: Arrive) -> None:
    mana, ferdi = arrive("Mana"), arrive("Ferdi")
    ferdi.comes_home()
    mana.comes_home()
    tables = []
    for _ in range(2):
        mana.page.goto("/new/toutlahaut")
        mana.page.get_by_label("Rythme").select_option("Sur plusieurs jours")
        mana.page.get_by_label("Temps par décision").select_option("3 jours")
        seat = mana.page.get_by_role("radiogroup", name="Place 2")
        seat.get_by_role("radio", name="Par lien").check()
        mana.page.get_by_role("button", name="Ouvrir la table").click()
        expect(mana.page).to_have_url(re.compile("/table/"))
        tables.append(mana.page.url)
        ferdi.page.goto(mana.page.url)
        ferdi.page.get_by_role("button", name="M’asseoir ici").click()
        ferdi.is_at_the_table()
    mana.is_at_the_table()
    asked = mana if mana.hand.is_visible() else ferdi
    asked.page.goto("/")
    expect(asked.page.get_by_role("heading", level=1)).to_have_text(f"À toi de jouer, {asked.name}")
    waiting = asked.page.get_by_role("region", name="On t’attend")
    expect(waiting.get_by_role("link")).to_have_count(2)
    expect(waiting.get_by_role("link").first).to_contain_text("encore 2 j")
    waiting.get_by_role("link").first.click()
    asked.is_at_the_table()
    here = asked.page.url
    asked.takes(Person.plays_a_card)
    asked.page.get_by_role("link", name="Une autre table t’attend : Tout là-haut").click()
    expect(asked.page).to_have_url(next(table for table in tables if table != here))
    expect(asked.hand).to_be_visible()


def test_days_off_are_seen_by_the_others(arrive: Arrive) -> None:
    mana, ferdi = arrive("Mana"), arrive("Ferdi")
    ferdi.comes_home()
    mana.comes_home()
    mana.page.goto("/new/toutlahaut")
    mana.page.get_by_label("Rythme").select_option("Sur plusieurs jours")
    mana.page.get_by_role("radiogroup", name="Place 2").get_by_role("radio", name="Par lien").check()
    mana.page.get_by_role("button", name="Ouvrir la table").click()
    expect(mana.page).to_have_url(re.compile("/table/"))
    ferdi.page.goto(mana.page.url)
    ferdi.page.get_by_role("button", name="M’asseoir ici").click()
    ferdi.is_at_the_table()
    mana.page.goto("/you")
    mana.page.get_by_role("button", name="Partir").click()
    expect(mana.page.get_by_role("button", name="Je suis là")).to_be_visible()
    expect(ferdi.page.get_by_role("list", name="Joueurs")).to_contain_text("en congé jusqu’au")
    mana.page.get_by_role("button", name="Je suis là").click()
    expect(ferdi.page.get_by_role("list", name="Joueurs")).not_to_contain_text("en congé")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("place", ["/you", "/device#token"])
def test_axe_finds_nothing_on_the_own_pages(arrive: Arrive, place: str, language: str) -> None:
    person = arrive(language=language, reduced_motion="reduce", width=360, height=740)
    person.page.goto(place)
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    is_accessible(person.page)
    cuts_nothing(person.page)
    is_read_with_ease(person.page)
    is_touched_with_ease(person.page)


def test_my_games_are_told_and_watched_again(arrive: Arrive) -> None:
    mana = arrive("Mana", width=390, height=844)
    mana.plays_now()
    play_to_the_end(mana)
    mana.page.goto("/")
    mana.page.get_by_role("link", name="Mes parties").click()
    expect(mana.page.get_by_role("heading", level=1)).to_have_text("Mes parties")
    mana.page.get_by_role("group", name="De quel jeu").get_by_role("button", name="Tout là-haut").click()
    expect(mana.page.get_by_role("heading", name="D’où viennent tes points")).to_be_visible()
    is_accessible(mana.page)
    cuts_nothing(mana.page)
    is_read_with_ease(mana.page)
    is_touched_with_ease(mana.page)
    games = mana.page.get_by_role("list", name="Dernières parties").get_by_role("listitem")
    expect(games).to_have_count(1)
    mana.page.get_by_label("Avec qui").select_option("Avec du monde")
    expect(mana.page.get_by_text("Aucune partie ne correspond.")).to_be_visible()
    mana.page.get_by_label("Avec qui").select_option("Contre des robots")
    games.get_by_role("link").click()
    expect(mana.page).to_have_url(re.compile("/replay/0$"))


def test_the_deal_of_the_day_is_tried_once(arrive: Arrive) -> None:
    """A try ends where one gives up: nobody waits here for oaks to think."""
    mana = arrive("Mana", width=390, height=844)
    mana.comes_home()
    mana.page.get_by_role("region", name="Donnes du jour").get_by_role("link", name="Leaf").click()
    expect(mana.page.get_by_role("heading", level=1)).to_have_text("Leaf")
    expect(mana.page.get_by_role("region", name="Les résultats")).to_have_count(0)
    is_accessible(mana.page)
    mana.page.get_by_role("button", name="Jouer la donne").click()
    mana.is_at_the_table()
    mana.page.get_by_role("button", name="Journal").click()
    mana.page.get_by_role("radio", name="Places").check()
    mana.page.get_by_role("button", name="Abandonner").click()
    mana.page.get_by_role("button", name="Abandonner pour de bon").click()
    mana.page.keyboard.press("Escape")
    mana.page.get_by_role("link", name="Résultats du jour").click()
    results = mana.page.get_by_role("region", name="Les résultats").get_by_role("listitem")
    expect(results.filter(has_text="toi")).to_contain_text("abandon ou trop tard")
    expect(mana.page.get_by_role("button", name="Jouer la donne")).to_have_count(0)
    mana.page.get_by_text("Promise la veille").click()
    for look in (is_accessible, cuts_nothing, is_read_with_ease, is_touched_with_ease):
        look(mana.page)
    mana.page.get_by_role("link", name="Celle de la veille").click()
    expect(mana.page.get_by_text("Personne ne l’a finie.")).to_be_visible()
    mana.page.get_by_text("Promise la veille").click()
    expect(mana.page.get_by_text("ils vont ensemble")).to_be_visible()


@pytest.fixture
def meeting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose owner has opened a clearing."""
    server = Server(tmp_path_factory.mktemp("meeting"), SYLVE_CLEARING="1")
    server.start()
    yield server
    server.stop()


def test_strangers_meet_in_the_clearing(arrive: Arrive, meeting: Server) -> None:
    mana, ferdi = arrive("Mana", at=meeting), arrive("Ferdi", at=meeting, width=390, height=844)
    mana.comes_home()
    mana.opens("Ici, sur cet écran", "Par lien", "Par lien")
    with mana.page.expect_response(lambda answer: answer.url.endswith("/clearing") and answer.status == 204):
        mana.page.get_by_role("switch", name="Montrer dans la clairière").check()
    with mana.page.expect_response(lambda answer: answer.url.endswith("/clearing") and answer.status == 204):
        mana.page.get_by_role("switch", name="Laisser regarder la partie").check()
    is_accessible(mana.page)
    ferdi.comes_home()
    ferdi.page.get_by_role("link", name="La clairière").click()
    expect(ferdi.page.get_by_role("heading", level=1)).to_have_text("La clairière")
    for look in (is_accessible, cuts_nothing, is_read_with_ease, is_touched_with_ease):
        look(ferdi.page)
    ferdi.page.get_by_role("link", name="M’asseoir").click()
    expect(mana.page.get_by_role("button", name="Bloquer Ferdi")).to_be_visible()
    mana.page.get_by_role("button", name="Bloquer Ferdi").click()
    mana.page.get_by_role("dialog").get_by_role("button", name="Bloquer").click()
    mana.page.goto("/you")
    mana.page.get_by_role("link", name="La clairière 1").click()
    expect(mana.page.get_by_role("link", name="Y aller")).to_be_visible()
    for look in (is_accessible, cuts_nothing):
        look(mana.page)
    mana.page.goto("/you")
    mana.page.get_by_role("button", name="Débloquer").click()
    expect(mana.page.get_by_role("button", name="Débloquer")).to_have_count(0)
