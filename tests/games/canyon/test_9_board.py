"""§9 The board."""

from pathlib import Path

import pytest

import sylve
from games.canyon.positions import OUR_BOX, launched, moving, table
from rulebook import rule
from sylve import owner
from sylve.engine.box import BadValue
from sylve.games.canyon.board import BadBoard, boards
from sylve.games.canyon.our_map import OUR_MAP as TEXT
from sylve.kit.walks import finish

FULL, QUICK = OUR_BOX.full, OUR_BOX.quick


@rule("9.1")
def test_our_board_has_what_is_known_of_the_printed_one() -> None:
    signs = "".join(FULL.chart.rows)
    assert signs.count("S") == 6
    assert signs.count("L") == 3
    assert signs.count("~") == 67
    assert sum(signs.count(arrow) for arrow in "→↘↗") == 25
    rapids = [rank for rank, row in enumerate(FULL.chart.rows) if "→" in row]
    assert rapids == [21, 22, 23, 24, 25, 26, 27]
    assert signs.count("W") == 7


@rule("9.1")
def test_every_pier_is_twenty_eight_steps_from_a_stage_and_the_cave_nine() -> None:
    assert [canoe["left"] for canoe in table(launched(6))["canoes"]] == [28] * 6
    assert FULL.left[FULL.cave] == QUICK.left[QUICK.cave] == 9


@rule("9.1")
def test_every_arrow_and_every_push_leads_on_in_the_rapids_or_over_the_fall() -> None:
    """So nobody is ever held by the bank on our boards, whoever lies where."""
    for board in (FULL, QUICK):
        rapids = [space for space in range(len(board.names)) if board.kind[space] == 3]
        for space in rapids:
            direction = board.arrow[space]
            at = board.beside[space * 8 + direction]
            while at >= 0:
                assert board.kind[at] == 3
                at = board.beside[at * 8 + direction]
            assert at == -2


@rule("9.1")
def test_the_board_is_marked_as_ours() -> None:
    assert table(launched(3))["board"]["house"]


def refused(text: str) -> str:
    with pytest.raises(BadBoard) as caught:
        boards(text)
    return str(caught.value)


@rule("9.2")
def test_a_map_is_read_rank_by_rank() -> None:
    full, quick = boards(TEXT)
    assert full.names == FULL.names
    assert list(quick.left) == list(QUICK.left)


def line_of(rank: str) -> int:
    return next(n for n, line in enumerate(TEXT.splitlines(), start=1) if line.split()[:1] == [rank])


BAD_MAPS = [
    ("rank  abcdef", "", "the line 'rank' with the lanes' letters comes first"),
    ("  3   ##~~##", "  3   ##~~#", f"line {line_of('3')}: 6 lanes, but 5 spaces in '##~~#'"),
    ("  3   ##~~##", "  3   ##~?##", f"line {line_of('3')}: '?' is no sign of the map"),
    ("  4   ##~~##", "  5   ##~~##", f"line {line_of('4')}: expected rank 4, found '5'"),
    ("  0   SSSSSS", "  0   SSSSS#", "5 start piers are too few for 6 canoes"),
    (" 28   #LLL##", " 28   ######", "there is no landing stage"),
    (" 12   ###~~#", " 12   ######", "no way leads from a0 to a landing stage"),
    ("  1   ~~~~~~", "  1   #~~~~~", None),
    (" 16   #~~#~#", " 16   #~~#~~", None),
    ("cave  e19 e20", "", "the line 'cave' must name the spaces that the cave opens on"),
    ("cave  e19 e20", "cave  f19", "the cave opens on no water"),
    ("cave  e19 e20", "cave  e19 d28", "the board: the cave opens on no water"),
    ("cave  e19 e20", "cave  e19 d0", "the board: the cave opens on no water"),
    ("rank  abcdef", "rank  abcdek", "lanes are called a to j, each once, not 'abcdek'"),
    ("rank  abcdef", "rank  abcdea", "lanes are called a to j, each once, not 'abcdea'"),
    ("rank  abcdef", "rank", "lanes are called a to j, each once, not ''"),
    ("  1   ~~~~~~", "rank  abcdef", "the lanes are named a second time"),
    ("rank  abcdef", "rank  bcdefg", "the board: the start piers are a0, b0, c0, d0, e0, f0, not b0"),
    ("  1   ~~~~~~", "  1   ~~~~~S", "the board: the start piers are a0, b0, c0, d0, e0, f0, not a0"),
    ("  0   SSSSSS", "  0-  SSSSSS", "the quick board: 0 start piers are too few for 6 canoes"),
    (" 28   #LLL##", "".join(f" {n}   #~~~##\n" for n in range(28, 40)) + " 40   #LLL##", "there are 40 ranks at most"),
    ("cave  e19 e20", "cave  mouth", "the cave cannot open on 'mouth'"),
    ("cave  e19 e20", "cave  d9", "the quick board: the cave opens on no water"),
    (" 22   #→→→→W", " 22   #→→→→#", "the arrow on e22 points at the bank"),
    (" 22   #→→→→W", " 22   #→→←→W", "the current from"),
    (" 23   ##→→→W", " 23   ##→→↓W", None),
    (" 27   #→→↗↗W", " 27   #→→↓↗W", "the arrow on d27 points at the bank"),
]


@rule("9.2")
@pytest.mark.parametrize(("old", "new", "problem"), BAD_MAPS, ids=range(len(BAD_MAPS)))
def test_a_map_that_cannot_be_played_on_is_refused_with_what_is_wrong(old: str, new: str, problem: str | None) -> None:
    assert old in TEXT
    changed = TEXT.replace(old, new)
    if problem is None:
        boards(changed)
    else:
        assert problem in refused(changed)


LONGER = TEXT.replace(" 28   #LLL##", " 28   #~~~##\n 29   #LLL##").replace(" 27   #→→↗↗W", " 27   #→→→→W")


@rule("9.2")
def test_another_board_is_played_to_the_end_and_its_record_holds_it() -> None:
    state = finish(sylve.game("canyon").start(3, 1, values={"board": LONGER}), 1)
    board = table(state)["board"]
    assert (board["length"], board["house"]) == (29, False)
    assert any(row.startswith("value board ") for row in state.record().splitlines())
    assert sylve.replay(state.record()) == state


@rule("9.2")
def test_spaces_of_the_same_name_are_the_same_actions_on_every_board() -> None:
    ours, theirs = launched(3), launched(3, river=LONGER)
    assert ours.read("go b28") == theirs.read("go b28")
    board = theirs.setup.box.full
    assert [board.names[space] for space in board.by_left[:3]] == ["b29", "c29", "d29"]


@rule("9.2")
def test_a_name_that_this_river_does_not_have_is_refused() -> None:
    state = moving("d4 d3 a0", "0 0 0", "2 1 0")
    for name in ("b29", "j39", "a3"):
        assert state.why_not(0, state.read(f"go {name}")).code == "no-space"


@rule("9.2")
def test_a_race_goes_on_where_it_began_when_the_owner_draws_another_river(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file that the owner names is read when a table begins, and never again."""
    monkeypatch.setenv("SYLVE_VALUES", str(tmp_path))
    canyon = sylve.game("canyon")
    (tmp_path / "other.txt").write_text(LONGER, encoding="utf-8")
    owner.replace(canyon, {"board": "other.txt"})
    state = canyon.start(3, 1, values=owner.values_of(canyon))
    (tmp_path / "other.txt").write_text("rank abc\n 0 SSS\n", encoding="utf-8")
    with pytest.raises(BadValue, match=r"values\.toml: the board: 3 start piers are too few"):
        owner.values_of(canyon)
    assert table(sylve.replay(state.record()))["board"]["length"] == 29


@rule("9.2")
def test_a_file_that_is_not_there_is_refused_when_it_is_named_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SYLVE_VALUES", str(tmp_path))
    with pytest.raises(BadValue, match=r"other\.txt"):
        owner.replace(sylve.game("canyon"), {"board": "other.txt"})
    assert not (tmp_path / "values.toml").exists()
