"""House values: shown, checked, replaced from one file, and named in records."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sylve.engine.values import BadValue, HouseValue, HouseValues, replace_values

TABLE = {
    "steps": HouseValue(4, "estimated", r"[1-9]", certain=False),
    "face": HouseValue("b2-b3", "sister deck", r"[bry][23]-[bry][23]", certain=True),
}


@pytest.fixture(autouse=True)
def own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SYLVE_VALUES", str(tmp_path))
    return tmp_path / "values.toml"


def test_ours_stand_until_replaced() -> None:
    values = HouseValues("toy", TABLE)
    assert dict(values) == {"steps": 4, "face": "b2-b3"}
    assert values.is_house("steps")
    assert not values.is_house("face")
    assert values.digest() == ""


def test_a_replaced_value_is_used_is_no_house_value_and_changes_the_digest(own_file: Path) -> None:
    replace_values(HouseValues("toy", TABLE), {"steps": 5})
    replace_values(HouseValues("other", TABLE), {"face": "r2-r2"})
    values = HouseValues("toy", TABLE)
    assert values["steps"] == 5
    assert not values.is_house("steps")
    assert values.digest() != ""
    assert HouseValues("other", TABLE)["face"] == "r2-r2"
    assert own_file.read_text(encoding="utf-8").count("[") == 2


@pytest.mark.parametrize(("name", "value"), [("no-such", 1), ("steps", "5"), ("steps", 0), ("face", "v9-v9")])
def test_a_value_that_cannot_be_played_with_is_named(name: str, value: object) -> None:
    with pytest.raises(BadValue, match=name):
        replace_values(HouseValues("toy", TABLE), {name: value})


def test_a_broken_file_is_named(own_file: Path) -> None:
    own_file.write_text("[toy\n")
    with pytest.raises(BadValue, match=r"values\.toml"):
        HouseValues("toy", TABLE)


def test_a_record_of_other_values_is_not_replayed_in_silence(own_file: Path) -> None:
    script = "import sylve; print(sylve.game('toutlahaut').start(2, 1).record(), end='')"
    own_file.write_text('[toutlahaut]\ncard-08 = "g2-g3"\n')
    source = Path(__file__).parents[2] / "src"
    env = {**os.environ, "PYTHONPATH": str(source)}
    record = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True).stdout
    assert "\nvalues " in record
    own_file.unlink()
    import sylve

    with pytest.raises(sylve.UnreadableText, match="house values"):
        sylve.replay(record)
