"""Every puzzle can be played up to its question, and its answer is still the best by a search of its own."""

from itertools import combinations
from typing import Any

import pytest

import sylve
from sylve.engine.chance import Dice
from sylve.kit.cases import every_game
from sylve.kit.test_language import check_french_typography, messages
from sylve.puzzles import GAMES, MARGIN, Puzzle, at_first_sight, beside, likeness, name_of, named, of_game, varied
from sylve.wording import LANGUAGES

FEWEST = 5  # of each game
FEW_WORLDS = 16
MANY_WORLDS = 200
LONGEST = {"hint": 110, "why": 230}  # letters: one sentence, and three short ones
PUZZLES = [puzzle for name in sylve.games() for puzzle in of_game(name)]
every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.game.id}-{puzzle.name}")


@every_game
def test_a_game_has_puzzles(name: str) -> None:
    assert len(of_game(name)) >= FEWEST


@every_game
def test_no_two_puzzles_of_a_game_have_the_same_answer_for_the_same_reason(name: str) -> None:
    for one, other in combinations(of_game(name), 2):
        assert likeness(one.written, other.written) < 3, (one.name, other.name)


@every_game
def test_each_puzzle_has_a_hint_and_what_one_takes_home_in_both_languages(name: str) -> None:
    wanted = {f"puzzle-{puzzle.name}-{part}" for puzzle in of_game(name) for part in LONGEST}
    for language in LANGUAGES:
        written = GAMES / name / "puzzles" / f"{language}.ftl"
        assert set(messages(written)) == wanted
        for line in written.read_text(encoding="utf-8").splitlines():
            message, _, text = line.partition(" = ")
            assert len(text) <= LONGEST.get(message.rpartition("-")[2], 0) or not text, line
    check_french_typography(GAMES / name / "puzzles" / "fr.ftl")


@every_puzzle
def test_a_puzzle_is_named_after_its_position_and_found_by_that_name(puzzle: Puzzle) -> None:
    assert puzzle.name == name_of(puzzle.written)
    assert named(puzzle.game.id, puzzle.name) is puzzle


@every_game
def test_the_puzzles_of_a_game_go_from_its_beginning_to_its_end(name: str) -> None:
    moves = [len(puzzle.written["moves"]) for puzzle in of_game(name)]
    assert moves == sorted(moves)


@every_puzzle
def test_the_question_is_reached_by_legal_moves_and_the_answer_is_legal(puzzle: Puzzle) -> None:
    state = puzzle.position()
    assert puzzle.seat in state.to_act()
    legal = state.actions(puzzle.seat)
    assert {puzzle.answer, puzzle.instead, *puzzle.rivals()} <= set(legal)
    assert puzzle.instead in puzzle.rivals()
    assert puzzle.answer not in puzzle.rivals()


@every_puzzle
def test_somebody_new_to_the_game_would_miss_it(puzzle: Puzzle) -> None:
    state = puzzle.position()
    missed = at_first_sight(state, puzzle.seat)
    assert puzzle.answer not in missed
    assert [state.say(action) for action in missed] == puzzle.written["newcomer"]


@every_puzzle
def test_the_proof_says_by_how_much(puzzle: Puzzle) -> None:
    for rival in puzzle.written["proof"]["rivals"]:
        assert rival["chance"] >= MARGIN
        assert rival["chance"] >= 3 * rival["error"]
        assert rival["points"] > 0
    assert any(reason["good"] for reason in puzzle.written["why"])


@every_puzzle
def test_the_answer_beats_what_somebody_new_would_do_in_worlds_of_its_own(puzzle: Puzzle) -> None:
    (compared,) = beside(puzzle.position(), puzzle.seat, puzzle.answer, [puzzle.instead], Dice(99), FEW_WORLDS)
    assert compared.chance > 0


@pytest.mark.long
@every_puzzle
def test_the_answer_beats_all_rivals_in_many_worlds(puzzle: Puzzle) -> None:
    for compared in beside(puzzle.position(), puzzle.seat, puzzle.answer, puzzle.rivals(), Dice(98), MANY_WORLDS):
        assert compared.chance > MARGIN / 2


def found(answer: str, reason: str, chance: float) -> dict[str, Any]:
    why = [{"name": reason, "seat": 0, "amount": 1.0, "good": True}]
    return {"seat": 0, "answer": answer, "why": why, "proof": {"rivals": [{"chance": chance}]}}


def test_the_clearest_is_taken_first_and_then_what_is_least_like_it() -> None:
    clearest = found("card ginkgo", "tree", 0.4)
    again = found("card ginkgo", "tree", 0.3)
    another_card = found("card tulip", "acorns", 0.2)
    another_kind = found("keep", "animals", 0.1)
    assert varied([again, another_card, another_kind, clearest], 3) == [clearest, another_kind, another_card]
