"""A finished deal is sent to a friend, who plays the same cards; both see the results side by side."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import expect

from browser.looks import cuts_nothing, is_accessible, is_read_with_ease, is_touched_with_ease
from browser.people import Person

Arrive = Callable[..., Person]

# The game to its end by the person's own line, the first action each time: nobody waits here for fifty taps.
PLAYS_IT_OUT = """async () => {
  const line = new WebSocket(location.href.replace('http', 'ws').replace('/table/', '/ws/tables/'));
  let answered = -1;
  const says = (type, more = {}) => line.send(JSON.stringify({ type, request: 1, seat: 0, ...more }));
  await new Promise((over, failed) => {
    line.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === 'refused' || told.type === 'error') failed(new Error(data));
      if (told.type === 'changes') says('look');
      if (told.type !== 'state') return;
      if (told.outcome) over();
      else if (told.view.to_act.includes(0) && told.sequence > answered) {
        answered = told.sequence;
        says('play', { action: told.offers.find(({ refusal }) => !refusal).action, sequence: told.sequence });
      }
    };
  });
  line.close();
}"""


def looks_well(person: Person) -> None:
    for look in (is_accessible, cuts_nothing, is_read_with_ease, is_touched_with_ease):
        look(person.page)


def plays_it_out(person: Person) -> None:
    person.is_at_the_table()
    person.page.evaluate(PLAYS_IT_OUT)
    person.sees_the_score()


def test_friends_play_the_same_deal_and_see_both_results(arrive: Arrive) -> None:
    mana, ferdi = arrive("Mana"), arrive("Ferdi", width=390, height=844)
    ferdi.comes_home()
    mana.plays_now()
    plays_it_out(mana)
    mana.page.get_by_role("button", name="Défier des amis").click()
    link = urlsplit(mana.page.get_by_label("Lien du défi").input_value()).path
    expect(mana.page.get_by_role("button", name="Relever le défi")).to_have_count(0)
    looks_well(mana)

    ferdi.page.goto(link)
    expect(ferdi.page.get_by_text("Mana a joué")).to_be_visible()
    expect(ferdi.page.get_by_role("region", name="Côte à côte")).to_have_count(0)
    looks_well(ferdi)
    ferdi.page.get_by_role("button", name="Relever le défi").click()
    plays_it_out(ferdi)
    ferdi.page.get_by_role("link", name="Le défi").click()
    games = ferdi.page.get_by_role("region", name="Côte à côte").locator("ul > li:has(ol)")
    expect(games).to_have_count(2)
    expect(games.filter(has_text="Mana")).to_contain_text(re.compile(r"Mana\s*\d+"))
    expect(games.filter(has_text="toi")).to_contain_text(re.compile(r"toi\s*\d+"))
    looks_well(ferdi)

    mana.page.reload()
    expect(mana.page.get_by_role("region", name="Côte à côte")).to_contain_text(re.compile(r"Ferdi\s*\d+"))
    ferdi.page.get_by_role("link", name="Comparer").click()
    expect(ferdi.page.get_by_role("heading", level=1)).to_have_text("Décision par décision")
    looks_well(ferdi)
