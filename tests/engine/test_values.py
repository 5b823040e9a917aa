"""The box: values shown, checked, replaced from one file by those who own it, and kept by every game that began so."""

from pathlib import Path

import pytest

import sylve
from sylve import owner
from sylve.engine.box import BadValue, HouseValue, HouseValues

TABLE = {
    "steps": HouseValue(4, "estimated", r"[1-9]", certain=False),
    "face": HouseValue("b2-b3", "sister deck", r"[bry][23]-[bry][23]", certain=True),
}
TOY = HouseValues("toy", TABLE, dict)
TOUTLAHAUT = sylve.game("toutlahaut")


@pytest.fixture(autouse=True)
def own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SYLVE_VALUES", str(tmp_path))
    return tmp_path / "values.toml"


def test_ours_stand_until_replaced() -> None:
    assert TOY.box({}) == {"steps": 4, "face": "b2-b3"}
    assert TOY.is_house({}, "steps")
    assert not TOY.is_house({}, "face")


def test_a_replaced_value_is_used_and_is_no_house_value() -> None:
    replaced = TOY.checked({"steps": 5, "face": "b2-b3"})
    assert replaced == {"steps": 5}
    assert TOY.box(replaced) == {"steps": 5, "face": "b2-b3"}
    assert not TOY.is_house(replaced, "steps")


@pytest.mark.parametrize(("name", "value"), [("no-such", 1), ("steps", "5"), ("steps", 0), ("face", "v9-v9")])
def test_a_value_that_cannot_be_played_with_is_named(name: str, value: str | int) -> None:
    with pytest.raises(BadValue, match=name):
        TOY.checked({name: value})


def test_the_file_keeps_the_values_of_every_game(own_file: Path) -> None:
    own_file.write_text("[other]\nsteps = 3\n")
    owner.replace(TOUTLAHAUT, {"card-08": "g2-g3"})
    assert owner.values_of(TOUTLAHAUT) == {"card-08": "g2-g3"}
    assert "steps = 3" in own_file.read_text(encoding="utf-8")


def test_a_broken_file_is_named(own_file: Path) -> None:
    own_file.write_text("[toutlahaut\n")
    with pytest.raises(BadValue, match=r"values\.toml"):
        owner.values_of(TOUTLAHAUT)


def test_what_would_break_a_game_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadValue, match="8 cards have a violet floor, not 9"):
        owner.replace(TOUTLAHAUT, {"card-03": "v2-g3"})


def test_a_game_keeps_the_box_it_began_with(own_file: Path) -> None:
    owner.replace(TOUTLAHAUT, {"card-08": "g2-g3"})
    state = TOUTLAHAUT.start(2, 1, values=owner.values_of(TOUTLAHAUT))
    own_file.unlink()
    again = sylve.replay(state.record())
    assert again == state
    assert again.setup.values == {"card-08": "g2-g3"}
    assert again != TOUTLAHAUT.start(2, 1)


def test_games_with_other_boxes_live_side_by_side() -> None:
    ours, theirs = TOUTLAHAUT.start(2, 1), TOUTLAHAUT.start(2, 1, values={"card-08": "g2-g3"})
    assert ours.box.faces[7] == "g2-g2"  # type: ignore[attr-defined]
    assert theirs.box.faces[7] == "g2-g3"  # type: ignore[attr-defined]


def test_nothing_is_read_when_a_game_is_loaded(own_file: Path) -> None:
    own_file.write_text("this is no file of values")
    assert TOUTLAHAUT.start(2, 1).setup.values == {}
