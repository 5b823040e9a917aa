"""The contract of docs/architecture.md: names, meanings and edges, for every game, number of seats and option."""

import random
from itertools import pairwise, product
from typing import Any

import pytest

import sylve
from sylve.drawing import package_of
from sylve.engine.options import Choice, Option
from sylve.kit.cases import Case, every_case, every_game
from sylve.kit.walks import finish, glimpses, seats_and_spectator, walk

NONSENSE: list[Any] = [-1, 10**6, 2**63, 2**200, -(2**70), True, False, 1.0, 0.5, "0", None, (), object()]


class LikeAnInteger:
    """An integer of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@every_game
def test_a_game_says_what_it_is(name: str) -> None:
    game = sylve.game(name)
    assert game.id == name
    assert game.version >= 1
    assert isinstance(game.seats, range)
    assert game.action_count == len(game.actions)
    for option in game.options.values():
        assert option.default in option.choices
        assert option.help
        assert option.since in range(1, game.version + 1)


@every_case
def test_legal_actions_are_exactly_those_without_a_refusal(case: Case) -> None:
    state = case.start(3)
    count = state.setup.game.action_count
    for _ in glimpses(state, 3):
        for seat in range(state.seats):
            actions = state.actions(seat)
            assert all(a < b for a, b in pairwise(actions))
            if seat in state.to_act():
                assert actions
            else:
                assert actions == []
            assert actions == [action for action in range(count) if state.why_not(seat, action) is None]


@every_case
def test_offers_hold_every_legal_action_or_a_reason(case: Case) -> None:
    state = case.start(4)
    for seat, _ in glimpses(state, 4):
        offers = state.offers(seat)
        legal = [offer["action"] for offer in offers if offer["refusal"] is None]
        assert sorted(legal) == state.actions(seat)
        assert all(offer["act"] == state.setup.game.actions.act(offer["action"]) for offer in offers)


@every_case
def test_a_refused_action_changes_nothing(case: Case) -> None:
    state = case.start(5, listen=True)
    chooser = random.Random(5)
    for _ in walk(state, 5):
        before, heard = state.copy(), len(state.heard)
        seat, action = chooser.randrange(state.seats), chooser.randrange(state.setup.game.action_count)
        refusal = state.why_not(seat, action)
        if refusal is not None:
            with pytest.raises(sylve.IllegalAction) as caught:
                state.play(seat, action)
            assert caught.value.refusal == refusal
            assert state == before
            assert len(state.heard) == heard
            assert len(state.history()) == len(before.history())


@every_case
def test_nonsense_is_refused_by_name_and_not_by_a_crash(case: Case) -> None:
    state = case.start(6)
    (seat, *_) = state.to_act()
    action = state.actions(seat)[0]
    before = state.copy()
    for nonsense in NONSENSE:
        if not (nonsense in range(state.setup.game.action_count) and type(nonsense) is int):
            assert state.why_not(seat, nonsense).code == "unknown-action"
        assert state.why_not(nonsense, action).code == "unknown-seat"
        with pytest.raises(ValueError, match="there is no seat"):
            state.actions(nonsense)
        with pytest.raises(sylve.IllegalAction):
            state.play(nonsense, nonsense)
    assert state == before


@every_case
def test_integers_of_other_libraries_are_integers(case: Case) -> None:
    state, twin = case.start(6), case.start(6)
    (seat, *_) = state.to_act()
    action = state.actions(seat)[0]
    state.play(seat, action)
    twin.play(LikeAnInteger(seat), LikeAnInteger(action))
    assert twin == state


@every_case
def test_the_finished_game_owes_nothing_and_adds_up(case: Case) -> None:
    state = finish(case.start(7), 7)
    assert state.over
    assert state.to_act() == ()
    assert all(state.actions(seat) == [] for seat in range(state.seats))
    assert state.why_not(0, 0).code == "game-over"
    outcome = state.outcome()
    assert [sum(parts) for parts in zip(*outcome.breakdown.values(), strict=True)] == outcome.scores
    assert len(outcome.ranks) == state.seats
    assert min(outcome.ranks) == (2 if outcome.won is False else 1)
    assert (outcome.rival is not None) == (outcome.won is not None) == (state.seats == 1)
    assert outcome.won or outcome.level is None
    if outcome.rival is not None:
        assert sum(outcome.rival.breakdown.values()) == outcome.rival.points
    for a in range(state.seats):
        for b in range(state.seats):
            if outcome.scores[a] > outcome.scores[b]:
                assert outcome.ranks[a] < outcome.ranks[b]


@every_case
def test_past_states_never_change(case: Case) -> None:
    state = case.start(8)
    kept = []
    for _ in glimpses(state, 8, 30):
        kept.append((state.copy(), [state.view(seat) for seat in seats_and_spectator(state)]))
    for copy, views in kept:
        assert [copy.view(seat) for seat in seats_and_spectator(copy)] == views


@every_case
def test_a_copy_is_equal_and_goes_its_own_way(case: Case) -> None:
    state = case.start(9)
    for seat, action in walk(state, 9):
        copy = state.copy()
        before = state.history()
        assert copy == state
        assert copy.history() == before
        copy.play(seat, action)
        assert copy != state
        assert copy.history() == [*before, (seat, action)]
        assert state.history() == before


@every_case
def test_the_same_seed_deals_the_same_game_and_another_seed_another(case: Case) -> None:
    assert case.start(10) == case.start(10)
    assert any(case.start(10) != case.start(seed) for seed in range(11, 20))


@every_case
def test_global_randomness_is_neither_used_nor_disturbed(case: Case) -> None:
    alone = finish(case.start(11), 11)
    before = random.getstate()
    state, other = case.start(11), case.start(12)
    chooser = random.Random(12)
    for _ in walk(state, 11):
        if not other.over:
            seat = other.to_act()[0]
            other.play(seat, chooser.choice(other.actions(seat)))
    assert state == alone
    assert random.getstate() == before


@every_case
def test_views_are_plain_json_values(case: Case) -> None:
    state = case.start(12)
    for _ in glimpses(state, 12):
        for seat in seats_and_spectator(state):
            _assert_plain(state.view(seat))
    for seat in seats_and_spectator(state):
        _assert_plain(state.view(seat))


def _assert_plain(value: Any) -> None:
    if type(value) is dict:
        assert all(type(key) is str for key in value)
        for item in value.values():
            _assert_plain(item)
    elif type(value) is list:
        for item in value:
            _assert_plain(item)
    else:
        assert type(value) in (str, int, bool, type(None)), repr(value)


@every_game
def test_wrong_seats_and_options_are_named(name: str) -> None:
    game = sylve.game(name)
    wrong: list[Any] = [game.seats[0] - 1, game.seats[-1] + 1, True, 2.0, "3", None]
    for seats in wrong:
        with pytest.raises(sylve.BadOption) as caught:
            game.start(seats, 1)
        assert caught.value.code == "wrong-seats"
    with pytest.raises(sylve.BadOption) as caught:
        game.start(game.seats[0], 1, no_such_option=1)
    assert caught.value.code == "bad-option"
    for option in game.options:
        with pytest.raises(sylve.BadOption):
            game.start(game.seats[0], 1, **{option: "no such choice"})  # type: ignore[arg-type]


@every_game
def test_an_option_says_when_it_means_something_by_options_before_it(name: str) -> None:
    game = sylve.game(name)
    before: dict[str, Option] = {}
    for option_name, option in game.options.items():
        for when in option.when:
            assert set(when.seats) <= set(game.seats)
            assert set(when.choices) <= set(option.choices)
            assert all(choice in before[other].choices for other, choice in when.chosen.items())
        assert option.when or not option.idle
        before[option_name] = option


@every_game
def test_a_game_starts_exactly_where_its_options_mean_something(name: str) -> None:
    game = sylve.game(name)
    choices: list[list[Choice]] = [
        [*option.choices, *("+".join(option.parts[:count]) for count in range(1, len(option.parts), 3))]
        for option in game.options.values()
    ]
    for seats, chosen in product(game.seats, product(*choices)):
        options: dict[str, Any] = dict(zip(game.options, chosen, strict=True))
        wrong = [
            each
            for each, option in game.options.items()
            if not option.idle and not option.means(options[each], seats, options)
        ]
        if wrong:
            with pytest.raises(sylve.BadOption) as caught:
                game.start(seats, 1, **options)
            assert caught.value.facts["option"] in wrong
        else:
            assert game.start(seats, 1, **options).to_act()


@every_game
def test_actions_round_trip_through_their_text(name: str) -> None:
    game = sylve.game(name)
    texts = [game.say(action) for action in range(game.action_count)]
    assert [game.read(text) for text in texts] == list(range(game.action_count))
    for text in ("", "no such action", texts[0].upper(), texts[0] + " "):
        with pytest.raises(sylve.UnreadableText):
            game.read(text)
    for action in (-1, game.action_count):
        with pytest.raises(sylve.UnreadableText):
            game.say(action)


@every_game
def test_constructors_agree_with_the_table(name: str) -> None:
    from importlib import import_module
    from itertools import product

    game = sylve.game(name)
    module = import_module(f"{package_of(game)}.actions")
    for verb in game.actions.verbs:
        declared = getattr(module, verb.name.upper().replace("-", "_"))
        constructor = declared.of if declared is verb else declared
        ranges = [range(len(values)) for values in verb.fields.values()]
        for offset, fields in enumerate(product(*ranges)):
            assert constructor(*fields) == verb.first + offset


@every_case
def test_every_piece_of_the_box_is_always_somewhere(case: Case) -> None:
    state = case.start(13)
    box = sorted(state.census())
    for _ in walk(state, 13):
        assert sorted(state.census()) == box
    assert sorted(state.census()) == box


@every_case
def test_copies_that_play_differently_remember_differently(case: Case) -> None:
    state = case.start(10)
    for _ in glimpses(state, 10, 5):
        seat = state.to_act()[0]
        actions = state.actions(seat)
        first, second = state.copy(), state.copy()
        first.play(seat, actions[0])
        second.play(seat, actions[-1])
        assert first.history() == [*state.history(), (seat, actions[0])]
        assert second.history() == [*state.history(), (seat, actions[-1])]
