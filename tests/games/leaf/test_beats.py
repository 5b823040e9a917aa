"""The moments worth seeing: each move of the North Wind, each species that goes to sleep, the season, the count."""

from games.leaf.positions import BOX, acting, active, animals, events, game, play
from rulebook import rule
from sylve.engine.events import Beat
from sylve.games.leaf import solo
from sylve.games.leaf.rules import Leaf
from sylve.kit.walks import finish


def forget(state: Leaf) -> Leaf:
    """Only what happens from now on is looked at."""
    state.heard.clear()
    state.beats_heard.clear()
    return state


def seen(state: Leaf) -> list[tuple[list[str], Beat]]:
    """Each beat with the kinds of what happened since the one before."""
    groups, first = [], 0
    for beat in state.beats_heard:
        groups.append(([event.kind for event in state.heard[first : beat.events]], beat))
        first = int(beat.events)
    return groups


@rule("7.3")
def test_each_move_of_the_north_wind_is_a_moment_of_its_own() -> None:
    state = forget(acting(game(1, 9), yellow=1))
    play(state, "acorn yellow")
    groups = [kinds for kinds, _ in seen(state)]
    assert groups[0] == ["acorn", "wind-card"]
    assert groups[1][-1] == "wind-place"
    actions = {"wind-baby", "wind-adult", "wind-take", "wind-deck", "wind-sun", "wind-climb", "wind-acorn"}
    assert len(groups[2:]) == events(state, "wind-place")[0]["actions"]
    assert all(kinds[0] in actions for kinds in groups[2:])


@rule("7.5")
def test_the_leaf_is_told_before_its_boost() -> None:
    state = forget(acting(game(1, 9), yellow=1))
    solo.place(state, BOX.wind_names.index("ginkgo-green-right"))
    assert [kinds for kinds, _ in seen(state)] == [["wind-place"]]
    assert state.heard[-1].kind == "wind-baby"


@rule("7.6")
def test_the_view_of_a_move_shows_what_it_has_brought_so_far() -> None:
    state = forget(acting(game(1, 9), yellow=1))
    play(state, "acorn yellow")
    beats = state.beats_heard
    left = [sum(beat.view(0)["table"]["turn"]["pending"].values()) for beat in beats[1:]]
    assert left == list(range(left[0], -1, -1))
    assert [len(beat.view(0)["table"]["leaves"]) for beat in beats[:2]] == [2, 3]
    view = beats[0].view(0)
    assert (view["to_act"], view["prompt"], view["table"]["turn"]["step"]) == ([], None, "wind")


@rule("5.3")
def test_at_a_frost_one_species_after_the_other_goes_to_sleep() -> None:
    state = game(2)
    seat = active(state)
    animals(animals(acting(state, yellow=1), 0, "fox fox"), 1, "owl")
    state.suns[seat] = 3
    state.season = 3
    play(forget(state), "sun", "advance")
    assert [kinds for kinds, _ in seen(state)] == [["sun", "season"]]
    forget(state)
    state.play(0, state.read("shelter fox"))
    assert state.beats_heard == []
    state.play(1, state.read("shelter owl"))
    groups = seen(state)
    assert [kinds for kinds, _ in groups] == [["shelter"], ["shelter"]]
    dens = [[len(each["den"]) for each in beat.view(None)["table"]["players"]] for _, beat in groups]
    assert dens == [[1, 0], [1, 1]]
    assert groups[0][1].view(None)["table"]["chosen"] == [1]
    assert groups[0][1].view(None)["table"]["sealed"] is None


@rule("7.13")
def test_the_count_and_the_feats_come_one_by_one_before_the_game_is_over() -> None:
    state = acting(game(1, 9), yellow=1)
    state.winter = True
    state.acorns[0] = 90
    play(forget(state), "acorn yellow")
    assert state.over
    lines = [kinds[-1] for kinds, _ in seen(state)]
    assert lines[lines.index("score") :] == ["score", "wind-score", "beaten", "feat"]
    assert not any(beat.view(0)["over"] for _, beat in seen(state))
    feats = [event["feat"].removeprefix("@feat-") for event in events(state, "feat")]
    assert feats == ["no-pile-empty", "adults-2-at-most"]  # the last one comes with the end
    reached = [(feat["section"], feat["feat"]) for feat in state.view(0)["table"]["feats"] if feat["reached"]]
    assert ("leaves", "cards-3") in reached, "done too, but a section notes one"


def test_a_game_that_nobody_follows_has_no_beats_and_ends_the_same() -> None:
    for seats in (1, 3):
        heard, silent = game(seats, 4), game(seats, 4)
        silent.heard = None
        finish(heard, 4)
        finish(silent, 4)
        assert heard == silent
        assert heard.beats_heard
        assert silent.beats_heard == []
        for beat in heard.beats_heard:
            for viewer in (0, None):
                assert beat.view(viewer)["prompt"] is None
