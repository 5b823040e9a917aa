"""What people saw in whole games of every case, kept as text: a changed view, event, preview or refusal is a diff."""

from collections.abc import Callable
from typing import Any

import pytest

import sylve
from kit import playthroughs
from kit.playthroughs import GAMES, changes, difference, digest, path_of, playthrough, read, told
from sylve.engine.events import Event
from sylve.engine.game import Game
from sylve.engine.state import State
from sylve.kit.cases import Case, cases, every_case

SMALL = Case("toutlahaut", 3, {})
TABLE, OWN = sylve.game(SMALL.game).view.table, sylve.game(SMALL.game).view.own
COMMAND = "look at it; if it is meant, run `make playthroughs` and review its diff"


@pytest.fixture(scope="module")
def small() -> str:
    return playthrough(SMALL)


@every_case
def test_the_playthrough_of_the_case_is_seen_again_line_by_line(case: Case) -> None:
    path = path_of(case)
    assert path.is_file(), "run `make playthroughs`"
    kept = path.read_text(encoding="utf-8")
    parted = difference(kept, playthrough(case, read(kept)))
    assert parted is None, f"{case} {parted}\n{COMMAND}"


def test_every_file_is_that_of_a_case() -> None:
    assert set(GAMES.glob("*/playthroughs/*")) == {path_of(case) for case in cases()}


def told_otherwise(state: State, seat: int) -> list[dict[str, Any]]:
    return [offer if offer["preview"] is None else {**offer, "preview": {"points": -1}} for offer in state.offers(seat)]


def test_a_change_of_what_a_choice_promises_changes_its_own_lines_alone(
    small: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playthroughs, "offered", told_otherwise)
    assert set(changes(small, playthrough(SMALL, read(small)))) == {"offers", "previews"}


@pytest.mark.parametrize(
    ("word", "changed", "kinds"),
    [
        ("refusal", lambda refusal: refusal._replace(facts={"fact": -1}), {"offers", "refusals"}),
        ("prompt", lambda _prompt: ("play", {"fact": -1}), {"prompt"}),
    ],
)
def test_a_change_of_what_a_step_says_changes_its_own_lines_alone(
    small: str, monkeypatch: pytest.MonkeyPatch, word: str, changed: Callable[[Any], Any], kinds: set[str]
) -> None:
    said = getattr(Game, word)
    monkeypatch.setattr(Game, word, lambda *about: changed(said(*about)))
    assert set(changes(small, playthrough(SMALL, read(small)))) == kinds


@pytest.mark.parametrize(
    ("word", "changed", "kinds"),
    [
        ("sentences", lambda *_: [("sentence", {})], {"said"}),
        ("table", lambda state: {**TABLE(state), "more": 1}, {"views"}),
    ],
)
def test_a_change_of_what_is_shown_changes_its_own_lines_alone(
    small: str, monkeypatch: pytest.MonkeyPatch, word: str, changed: Callable[..., Any], kinds: set[str]
) -> None:
    monkeypatch.setattr(sylve.game(SMALL.game).view, word, changed)
    assert set(changes(small, playthrough(SMALL, read(small)))) == kinds


def test_a_view_that_differs_names_its_seat(small: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = sylve.game(SMALL.game).view
    more: dict[int, dict[str, int]] = {1: {"more": 1}}
    monkeypatch.setattr(view, "own", lambda state, seat, table: {**OWN(state, seat, table), **more.get(seat, {})})
    parted = difference(small, playthrough(SMALL, read(small)))
    assert parted is not None
    assert parted.startswith("[1] views of seat 1\n")


def test_the_first_line_that_differs_is_named_by_decision_and_kind(small: str) -> None:
    rows = small.splitlines(keepends=True)
    for number, row in enumerate(rows):
        kind = row.split()[0]
        other = "".join([*rows[:number], f"{kind} otherwise\n", *rows[number + 1 :]])
        before = [line.split()[0] for line in rows[: number + 1] if line.startswith("[")]
        parted = difference(small, other)
        assert parted is not None
        assert parted.startswith((before or ["[head]"])[-1])
        if not kind.startswith("["):
            assert kind in parted.partition("\n")[0]
    assert difference(small, "".join(rows[:-1])) is not None
    assert difference(small, small) is None


def test_who_alone_knows_part_of_an_event_is_written_beside_it() -> None:
    event = Event(
        "draw", {"seat": 1, "count": 2}, {2: {"card": "@card-a b"}, 0: {"card": "@card-a b"}, 1: {"card": None}}
    )
    assert told(event) == 'event draw count=2 seat=1 (0 2: card="@card-a b") (1: card=null)'


def test_a_digest_is_that_of_the_values_whatever_their_order() -> None:
    assert digest({"a": 1, "b": [True, None]}) == digest({"b": (True, None), "a": 1})
    assert digest({"a": 1}) != digest({"a": True})
    assert digest(["a", "b"]) != digest(["b", "a"])


def test_the_command_keeps_the_actions_and_writes_no_other_kinds_than_allowed(
    small: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playthroughs, "GAMES", tmp_path)
    monkeypatch.setattr(playthroughs, "cases", lambda: [SMALL])

    def command(*words: str) -> tuple[int, str]:
        with pytest.raises(SystemExit) as ended:
            playthroughs.main([*words])
        return int(ended.value.code or 0), capsys.readouterr().out

    assert command()[0] == 0
    path = path_of(SMALL)
    assert path.read_text(encoding="utf-8") == small
    assert command() == (0, "")
    monkeypatch.setattr(sylve.game(SMALL.game).view, "sentences", lambda *_: [])
    status, said = command("--only", "views")
    assert status == 1
    assert said.startswith("REFUSED toutlahaut-3: said ")
    assert path.read_text(encoding="utf-8") == small
    assert command("--only", "said")[0] == 0
    assert read(path.read_text(encoding="utf-8")) == read(small)
    assert path.read_text(encoding="utf-8") != small
