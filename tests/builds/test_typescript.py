"""The page's types are those of the server's messages and of the games' views."""

import pytest

from sylve.codegen import typescript


@pytest.mark.parametrize("name", list(typescript.files()))
def test_the_generated_types_are_not_stale(name: str) -> None:
    path = typescript.FOLDER / name
    assert path.is_file(), "run `make types`"
    assert path.read_text(encoding="utf-8") == typescript.files()[name], "run `make types`"


def test_no_generated_file_is_left_over() -> None:
    assert {path.name for path in typescript.FOLDER.glob("*.ts")} == set(typescript.files())
