"""§9 The board."""

import pytest

from games.canyon.positions import OWN_MAP, launched, run_with_board, table
from rulebook import rule
from sylve.games.canyon import pieces
from sylve.games.canyon.board import FULL, QUICK, BadBoard, boards

TEXT = OWN_MAP.read_text(encoding="utf-8")


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
    assert pieces.VALUES.digest() == ""


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


PLAY = """
import sylve
from random import Random
state = sylve.game("canyon").start(3, 1)
chooser = Random(1)
while not state.over:
    seat = state.to_act()[0]
    state.play(seat, chooser.choice(state.actions(seat)))
board = state.view(None)["table"]["board"]
print(board["length"], board["house"], len(sylve.game("canyon").values.digest()), sylve.replay(state.record()) == state)
"""


@rule("9.2")
def test_another_board_is_played_from_a_file_and_its_records_name_it(tmp_path) -> None:
    longer = TEXT.replace(" 28   #LLL##", " 28   #~~~##\n 29   #LLL##").replace(" 27   #→→↗↗W", " 27   #→→→→W")
    done = run_with_board(tmp_path, longer, PLAY)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["29", "False", "16", "True"]


REMOVE = """
import os
os.remove(os.environ["SYLVE_VALUES"] + "/other.txt")
"""
LOAD = """
import sylve
try:
    sylve.game("canyon")
except ValueError as error:
    print(error)
sylve.game("toutlahaut")
"""


@rule("9.2")
@pytest.mark.parametrize(
    ("text", "problem"),
    [("rank abc\n 0 SSS\n", "other.txt: the board: 3 start piers are too few"), (None, "other.txt")],
)
def test_a_bad_file_is_named_when_the_game_is_loaded_and_nothing_else_breaks(tmp_path, text, problem: str) -> None:
    done = run_with_board(tmp_path, text or "", LOAD if text else REMOVE + LOAD)
    assert done.returncode == 0, done.stderr
    assert problem in done.stdout
