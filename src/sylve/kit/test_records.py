"""A record replays from its seed and from its tape, pickles, and shows where it was altered."""

import pickle

import pytest

import sylve
from sylve.engine.records import BadRecord, Live, Record, parse, sealed, unsealed
from sylve.kit.cases import Case, every_case
from sylve.kit.walks import finish, walk


@every_case
def test_a_record_replays_from_its_seed_and_from_its_tape(case: Case) -> None:
    state = case.start(41)
    for step, _ in enumerate(walk(state, 41)):
        if step % 10 == 0:
            assert sylve.replay(state.record()) == state
    finish(state, 41)
    from_seed, from_tape = sylve.replay(state.record()), sylve.replay(state.record(tape=True))
    assert from_seed == state
    assert from_tape.same(state)
    assert from_tape.record() == state.record(tape=True)
    assert from_seed.outcome() == state.outcome()


@every_case
def test_a_state_pickles_by_its_record(case: Case) -> None:
    state = case.start(42)
    for step, _ in enumerate(walk(state, 42)):
        if step == 7:
            break
    assert pickle.loads(pickle.dumps(state)) == state


@every_case
def test_an_altered_line_is_named(case: Case) -> None:
    text = finish(case.start(43), 43).record()
    rows = text.splitlines(keepends=True)
    for number in range(len(rows)):
        changed = [*rows]
        changed[number] = changed[number].replace(" ", "  ", 1)
        with pytest.raises(BadRecord) as caught:
            sylve.replay("".join(changed))
        assert caught.value.line == number + 1
    with pytest.raises(BadRecord):
        sylve.replay("".join(rows[:3] + rows[4:]))


@every_case
def test_a_resealed_forgery_is_still_found_by_the_rules(case: Case) -> None:
    state = finish(case.start(44), 44)
    lines = unsealed(state.record())
    first = next(n for n, line in enumerate(lines) if line.startswith("move"))
    swapped = [*lines]
    swapped[first] = f"move {state.history()[0][0]} no such action"
    with pytest.raises(BadRecord) as caught:
        sylve.replay(sealed(swapped))
    assert caught.value.line == first + 1
    richer = [*lines]
    richer[-1] = "scores " + " ".join(str(score + 1) for score in state.outcome().scores)
    with pytest.raises(BadRecord, match="scores") as caught:
        sylve.replay(sealed(richer))
    assert caught.value.line == len(lines)


def test_a_live_record_proves_its_seed() -> None:
    from sylve.engine.chance import seed_of

    secret, salts = bytes(range(32)), (b"salt of one", b"salt of two")
    state = finish(sylve.game("toutlahaut").start(2, seed_of(secret, salts)), 1)
    live = Live(names=('Mana "M"', "Zoé ~1"), secret=secret, salts=salts)
    text = Record.of(state, live=live).text()
    assert parse(text).live == live
    assert sylve.replay(text) == state
    lines = unsealed(text)
    for word, problem in (("secret", "committed"), ("salt", "seed"), ("seed", "seed")):
        number = next(n for n, line in enumerate(lines) if line.startswith(word))
        forged = [*lines]
        forged[number] = forged[number][:-1] + ("0" if forged[number][-1] != "0" else "1")
        with pytest.raises(BadRecord, match=problem):
            parse(sealed(forged))


@every_case
def test_a_line_that_is_missing_is_found_even_when_all_seals_are_made_anew(case: Case) -> None:
    from sylve.engine.chance import seed_of

    secret, salts = bytes(range(32)), (b"salt of one", b"salt of two")
    state = finish(case.start(int.from_bytes(seed_of(secret, salts), "big")), 45)
    text = Record.of(state, live=Live(tuple("ABCDEF"[: case.seats]), secret, salts)).text()
    lines, rows = unsealed(text), text.splitlines(keepends=True)
    for number in [n for n, line in enumerate(lines) if not line.startswith("move")] + [len(lines) - 2]:
        with pytest.raises(BadRecord):
            sylve.replay("".join(rows[:number] + rows[number + 1 :]))
        with pytest.raises(BadRecord):
            sylve.replay(sealed(lines[:number] + lines[number + 1 :]))
    with pytest.raises(BadRecord, match="missing"):
        sylve.replay(sealed(lines[:-4]))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "sylve-record 1",
        sealed(["sylve-record 1"]),
        sealed(["sylve-record 2"]),
        sealed(["sylve-record 1", "game nothing", "rules 1", "seats 2", "seed 00"]),
        sealed(["sylve-record 1", "game toutlahaut", "rules x", "seats 2"]),
    ],
)
def test_what_is_no_record_is_said_so(text: str) -> None:
    with pytest.raises(sylve.UnreadableText):
        sylve.replay(text)
