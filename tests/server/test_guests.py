"""Games of other packages: their words come from the server, and a broken one hides nobody else."""

from importlib.metadata import EntryPoint

import pytest

import sylve
from server.clients import Person
from sylve.wording import folder_of


async def test_the_words_of_a_game_come_in_the_language_asked_for(ana: Person) -> None:
    for language in ("fr", "en"):
        told = (await ana.http.get(f"/api/games/leaf/words/{language}")).json()
        assert told == {"text": (folder_of("leaf") / "lang" / f"{language}.ftl").read_text(encoding="utf-8")}
    assert (await ana.http.get("/api/games/chess/words/en")).json()["code"] == "unknown-game"
    assert (await ana.http.get("/api/games/leaf/words/de")).status_code == 400


async def test_a_guest_that_does_not_load_hides_nobody_else(
    ana: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = EntryPoint("broken", "nowhere.to.be.found:GAME", "sylve.games")
    monkeypatch.setattr(sylve, "_brought", lambda: {"broken": broken})
    assert [game["id"] for game in (await ana.http.get("/api/games")).json()] == [*sylve.own_games()]
    assert "'broken' of another package does not load" in caplog.text
    assert (await ana.http.get("/api/games/broken/words/en")).json()["code"] == "unknown-game"
