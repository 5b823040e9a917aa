"""Every lesson fits the rules, and can be read: a lesson that does not fails here, not before a person."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

import sylve
from sylve import bots, lessons
from sylve.kit.test_language import check_french_typography, messages
from sylve.lessons import BadLesson, Lesson
from sylve.wording import LANGUAGES, Wording

ALL = [lesson for game in sylve.games() for lesson in lessons.of_game(game)]
every_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game.id}-{lesson.name}")
SHARED = [Path(lessons.GAMES).parent / "lang" / "learn" / f"{language}.ftl" for language in LANGUAGES]
TAUGHT = sorted({lesson.game.id for lesson in ALL})
LONGEST = {"-text": 150, "-ask": 70}  # letters: two sentences, then do


@every_lesson
def test_every_move_of_a_lesson_is_allowed(lesson: Lesson) -> None:
    lesson.played(len(lesson.moves))


def is_meant(fields: Mapping[str, object], act: Mapping[str, object]) -> bool:
    return all(str(act.get(name)) == str(value) for name, value in fields.items())


@every_lesson
def test_the_learner_is_asked_for_one_thing_among_several_and_at_the_end_for_nothing_more(lesson: Lesson) -> None:
    for step in lesson.steps:
        state = lesson.played(step.at)
        if step.action is not None:
            assert lesson.seat in state.to_act(), step.name
            assert step.action in [offer["action"] for offer in state.offers(lesson.seat)], step.name
            assert step.targets, step.name
            others = [offer["act"] for offer in state.offers(lesson.seat) if offer["action"] != step.action]
            for wrong in step.wrong:
                assert any(is_meant(wrong.act, act) for act in others), f"{step.name}: nobody can try {wrong.act}"
        assert step.lit or step.targets, step.name


@every_lesson
def test_the_lesson_plays_every_move_that_it_does_not_ask_for(lesson: Lesson) -> None:
    made = lesson.opening
    asked = [step.at for step in lesson.steps if step.action is not None]
    while made < len(lesson.moves):
        if made in asked:
            made += 1
        else:
            assert lesson.ahead[made] > made
            assert not any(made < step.at < lesson.ahead[made] for step in lesson.steps), "a leap stops at each step"
            made = lesson.ahead[made]
    assert made == len(lesson.moves)


@every_lesson
def test_a_first_game_has_a_real_end_and_its_lines_are_the_whole_score(lesson: Lesson) -> None:
    state = lesson.played(len(lesson.moves))
    assert state.over or lesson.kind == "more"
    if lesson.lines:
        outcome = state.outcome()
        rules = [line.rule for line in lesson.lines]
        assert sum(outcome.breakdown[rule][lesson.seat] for rule in rules) == outcome.scores[lesson.seat]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_rules_have_examples_to_play_through_and_each_section_one_at_most(game: str) -> None:
    played = [step.rule for lesson in lessons.of_game(game) for step in lesson.steps if step.rule]
    assert len(played) >= 2
    assert len(set(played)) == len(played)
    written = re.findall(r"^#+ ([\d.]+) ", (lessons.GAMES / game / "RULES.md").read_text(encoding="utf-8"), re.M)
    assert set(played) <= set(written)


@every_lesson
def test_a_lesson_of_the_second_layer_shows_a_thing_of_its_game_on_the_shelf(lesson: Lesson) -> None:
    things = messages(lessons.GAMES / lesson.game.id / "things" / "en.ftl")
    assert (lesson.kind == "first" and not lesson.thing) or f"thing-{lesson.thing}" in things


@every_lesson
def test_its_robots_are_those_of_the_ladder(lesson: Lesson) -> None:
    assert set(lesson.bots) <= set(bots.levels())


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_every_sentence_of_a_lesson_is_there_and_short(lesson: Lesson, language: str) -> None:
    found = messages(lessons.sentences(lesson.game.id, language))
    assert [message for message in lesson.messages() if message not in found] == []
    for line in lessons.sentences(lesson.game.id, language).read_text(encoding="utf-8").splitlines():
        message, _, text = line.partition(" = ")
        for ending, most in LONGEST.items():
            if message.endswith(ending) and not message.endswith(f"end{ending}"):
                assert len(text) <= most, line


@pytest.mark.parametrize("game", TAUGHT)
def test_no_sentence_is_left_over_and_both_languages_say_the_same(game: str) -> None:
    french, english = (messages(lessons.sentences(game, language)) for language in ("fr", "en"))
    assert french == english
    used = {message for lesson in lessons.of_game(game) for message in lesson.messages()}
    optional = re.compile(r"-(title|then|total)$")
    assert [message for message in french if message not in used and not optional.search(message)] == []


@pytest.mark.parametrize("game", TAUGHT)
def test_the_score_names_its_lines(game: str) -> None:
    for lesson in lessons.of_game(game):
        for line in lesson.lines:
            assert Wording("fr", game).has(f"score-{line.rule}"), line.rule


def test_what_the_guide_says_is_there_in_both_languages() -> None:
    french, english = map(messages, SHARED)
    assert french == english


FRENCH = [SHARED[LANGUAGES.index("fr")], *[lessons.sentences(game, "fr") for game in TAUGHT]]


@pytest.mark.parametrize("path", FRENCH, ids=str)
def test_french_lessons_have_right_typography(path: Path) -> None:
    check_french_typography(path)


# What is written badly is told to whoever wrote it.

SHORT = """
kind = "first"
minutes = 3
bots = ["seedling"]
deal = 1

[[step]]
name = "one"
play = "PLAY"
lit = ["hand"]
target = ["go"]
"""


def written(text: str) -> Lesson:
    return Lesson("leaf", "short", tomllib.loads(text))


def test_an_action_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadLesson, match="there is no action 'dance'"):
        written(SHORT.replace("PLAY", "dance"))


def test_a_move_that_the_rules_do_not_allow_is_named() -> None:
    with pytest.raises(BadLesson, match=r"leaf/short: move 0, 0 draw: "):
        written(SHORT.replace("PLAY", "draw")).played(1)


def test_a_word_that_lessons_do_not_know_is_refused() -> None:
    with pytest.raises(BadLesson, match="has no colour"):
        written(SHORT.replace("PLAY", "draw") + 'colour = "green"\n')


def test_two_steps_of_one_name_are_refused() -> None:
    text = SHORT.replace("PLAY", "draw")
    with pytest.raises(BadLesson, match="the name of another"):
        written(text + text[text.index("[[step]]") :])


def test_every_game_has_its_words_beside_its_lessons() -> None:
    for game in TAUGHT:
        for language in LANGUAGES:
            assert Path(lessons.sentences(game, language)).is_file()
