"""The command `sylve`, run as a person runs it."""

import os
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import sylve
from dealing import PATIENCE
from sylve import native
from sylve.cli import build
from sylve.drawing import sketch_of
from sylve.engine.chance import commitment, seed_of
from sylve.engine.records import Live, Record, sealed, unsealed
from sylve.kit.walks import finish
from sylve.wording import Wording

SOURCE = Path(__file__).parents[2] / "src"


def run(*words: str, typed: str = "", **environment: Any) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "LANG": "C.UTF-8", "COLUMNS": "200", **environment}
    return subprocess.run(
        [sys.executable, "-m", "sylve.cli", *words],
        input=typed,
        env=env,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(finish(sylve.game("toutlahaut").start(2, 5), 5).record(), encoding="utf-8")
    return path


def test_the_version_says_which_build_runs_and_why() -> None:
    told = run("--version", SYLVE_BUILD="plain").stdout.strip()
    assert told == f"sylve {sylve.__version__}, plain build: SYLVE_BUILD=plain asks for it"


def test_a_reader_who_has_seen_enough_gets_no_traceback() -> None:
    command = [sys.executable, "-m", "sylve.cli", "values", "leaf"]
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as nobody:
        env = {**os.environ, "PYTHONPATH": str(SOURCE)}
        done = subprocess.run(command, env=env, stdout=nobody, stderr=subprocess.PIPE, text=True, timeout=120)
    assert done.stderr == ""
    assert done.returncode == 1


def test_a_reader_who_stops_in_the_middle_is_told_nothing() -> None:
    """The table of Leaf's values is longer than what a pipe's first reader takes."""
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "sylve.cli", "values", "leaf"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


class Compiling:
    """A compiler's process that has ended."""

    def __init__(self, status: int, said: str) -> None:
        self.returncode = status
        self._said = said

    def communicate(self) -> tuple[None, str]:
        return None, self._said


def test_a_server_without_a_compiler_says_so_and_promises_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("SYLVE_BUILD", raising=False)
    monkeypatch.setattr(native, "why", "")
    monkeypatch.setattr(native, "folder", lambda: Path("nowhere"))
    monkeypatch.setenv("CC", "no-such-compiler")
    with build.compile_behind():
        assert native.why == "compiling failed: no C compiler was found"
    assert caplog.messages == [native.why]
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("status", "said", "why"),
    [
        (0, "", "the rules are compiled and being taken up"),
        (
            1,
            "sylve: no native build: no C compiler was found\n",
            "compiling failed: no native build: no C",
        ),
        (1, "sylve: the compiler found errors\nrules.py:3: error: …", "compiling failed: the compiler found errors"),
    ],
)
def test_what_came_of_compiling_behind_is_told(
    status: int, said: str, why: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(native, "why", "")
    with caplog.at_level("INFO", "sylve.native"):
        build.follow(Compiling(status, said))  # type: ignore[arg-type]
    assert native.why.startswith(why)
    assert "\n" not in native.why
    assert caplog.messages == [native.why]


def test_help_says_what_each_option_is_for() -> None:
    assert "the first deal; the others follow" in run("simulate", "--help").stdout


def test_a_whole_game_can_be_played_at_the_prompt() -> None:
    done = run("play", "toutlahaut", "--seed", "3", typed="4\n" * 7)
    assert done.returncode == 0, done.stderr
    assert "Longest run" in done.stdout
    assert "You play" in done.stdout


@pytest.mark.parametrize("game", sylve.games())
def test_the_prompt_draws_the_table_and_lists_what_is_legal(game: str) -> None:
    """Whatever number is typed of those listed, it is taken: refused actions are not among them."""
    done = run("play", game, "--seed", "3", "--seats", "3", "--name", "Ana", typed="1\n" * 4 + "q\n")
    assert done.returncode == 0, done.stderr
    assert "not in the list" not in done.stdout
    assert "§" not in done.stdout
    choices = done.stdout.count("Your choice")
    assert choices == 5
    assert done.stdout.count("\n    1  ") == choices
    state = sylve.game(game).start(3, 3)
    names = ["Ana", "Bot 1", "Bot 2"]
    assert [line.plain.strip() for line in sketch_of(state, 0, Wording("en", game, names)) if line.plain.strip()]


@pytest.mark.parametrize(
    ("game", "drawn"),
    [("canopee", "Fougère 1"), ("canyon", "10 de plume"), ("ecosysteme", "clai"), ("leaf", " érable argenté 4 ")],
)
def test_the_table_is_drawn_in_the_players_language(game: str, drawn: str) -> None:
    state = sylve.game(game).start(3, 5)
    for _ in range(30):
        seat = state.to_act()[0]
        state.play(seat, state.actions(seat)[0])
    wording = Wording("fr", game, ["Ana", "Ben", "Cy"])
    assert drawn in "\n".join(line.plain for seat in range(3) for line in sketch_of(state, seat, wording))


def test_many_choices_come_in_pages() -> None:
    """36 places for a tulip tree's leaf: the second page, the first again, and one of the second is taken."""
    done = run("play", "leaf", "--seed", "4", "--seats", "2", "--name", "Ana", typed="1\nm\nm\n36\nq\n")
    assert done.stdout.count("Choices 1 to 20 of 36") == 2
    assert done.stdout.count("Choices 21 to 36 of 36") == 1
    assert "You place the" in done.stdout
    assert re.search(
        r"\n +\d+  You lay .*, south-east of leaf 1\. Actions gained: .*\. \(3 actions\) +place leaf-1 se turn-0\n",
        done.stdout,
    )


def test_a_player_is_spoken_to() -> None:
    done = run("play", "toutlahaut", "--seed", "3", "--seats", "2", "--name", "Ana", typed="1\n1\nq\n")
    assert "cards to you." in done.stdout
    assert "to Ana" not in done.stdout
    assert "Your turn, Ana" in done.stdout
    who_begins = run("play", "toutlahaut", "--seed", "4", "--seats", "2", "--name", "Ana", typed="q\n").stdout
    assert "You begin, with 2 cards in hand." in who_begins


def test_the_prompt_speaks_french_and_names_what_it_cannot_take() -> None:
    done = run("play", "toutlahaut", "--language", "fr", "--seed", "3", typed="abracadabra\nhide v4-v4\nq\n")
    assert done.returncode == 0
    assert "Ce choix n’est pas dans la liste." in done.stdout
    assert "(§2.2)" in done.stdout
    assert re.search(r"\n    1  Tu poses .* \(\+\d\) +show \w+-\w+ *\n", done.stdout)


def test_bots_play_many_games() -> None:
    done = run("simulate", "toutlahaut", "--seats", "3", "--games", "6", "--bots", "random,greedy", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "random" in done.stdout
    assert "6 games from seed 1" in done.stdout


def test_the_same_seed_simulates_the_same_games() -> None:
    def scores() -> list[list[str]]:
        table = run("simulate", "toutlahaut", "--games", "5", "--bots", "greedy,random").stdout
        return [row.split("│")[1:6] for row in table.splitlines() if row.startswith("│")]

    assert scores() == scores() != []


def test_a_record_is_told_and_verified(record: Path) -> None:
    assert "14 moves" in run("verify", str(record)).stdout
    told = run("replay", str(record), "--language", "fr").stdout
    assert "Joueur 1" in told
    assert "Plus longue série" in told
    assert run("replay", str(record), "--move", "3").returncode == 0


def test_an_altered_record_names_its_line(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[10] = lines[10].replace("show", "hide") if "show" in lines[10] else lines[10].replace("hide", "show")
    record.write_text("".join(lines), encoding="utf-8")
    done = run("verify", str(record))
    assert done.returncode == 1
    assert "line 11: was altered" in done.stderr


def test_a_game_is_held_against_what_was_promised_and_told(tmp_path: Path) -> None:
    secret, salts = bytes(32), (bytes(16),)
    state = sylve.game("toutlahaut").start(2, seed_of(secret, salts))
    sylve.play_out(state, lambda state, seat: state.actions(seat)[0])
    text = Record.of(state, live=Live(("Ana", "Ben"), secret, salts)).text()
    record, forged = tmp_path / "game.txt", tmp_path / "forged.txt"
    record.write_text(text, encoding="utf-8")
    forged.write_text(sealed([line.replace("Ana", "Eve") for line in unsealed(text)]), encoding="utf-8")
    promised, told = commitment(secret), sha256(text.encode()).hexdigest()
    assert "committed to" in run("verify", str(record), "--commitment", promised, "--seal", told).stdout
    assert "its commitment is another" in run("verify", str(record), "--commitment", "0" * 64).stderr
    assert run("verify", str(forged), "--commitment", promised).returncode == 0  # a name alone: only the seal tells
    assert "its seal is another" in run("verify", str(forged), "--seal", told).stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "toutlahaut", "--seats", "9"), "2 to 5 seats"),
        (("play", "toutlahaut", "--bot", "willow"), "there is no bot 'willow'"),
        (("play", "toutlahaut", "--option", "objective=gold"), "objective is one of"),
        (("play", "canopee", "--option", "species=boa+unicorn"), "species is one of: drawn, or some of boa+frog"),
        (("play", "toutlahaut", "--option", "wind=north"), "no option 'wind'"),
        (("play", "toutlahaut", "--language", "de"), "fr and en"),
        (("play", "toutlahaut", "--seed", "-1"), "seed"),
        (("simulate", "toutlahaut", "--games", "0"), "at least one game"),
        (("replay", "no-such-file.txt"), "cannot be read"),
        (("values", "toutlahaut", "card-08=x"), "card-08"),
        (("values", "toutlahaut", "card-08"), "name=value"),
    ],
)
def test_a_mistake_is_one_sentence_and_a_status(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    done = run(*words, SYLVE_VALUES=str(tmp_path))
    assert done.returncode == 1
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_values_are_shown_with_their_provenance_and_replaced(tmp_path: Path) -> None:
    shown = run("values", "toutlahaut", SYLVE_VALUES=str(tmp_path)).stdout
    assert "inferred · house value" in shown
    assert run("values", "toutlahaut", "card-08=g2-g3", SYLVE_VALUES=str(tmp_path)).returncode == 0
    assert "replaced (ours: g2-g2)" in run("values", "toutlahaut", SYLVE_VALUES=str(tmp_path)).stdout
