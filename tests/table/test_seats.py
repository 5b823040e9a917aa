"""Who may sit where, and what happens to a seat that is left."""

from typing import Any

import pytest

from sylve.table import Problem, Table, commands
from table.live import ANA, BEN, EVE, OPEN, LiveTable, bot, person, two_people


def test_a_table_without_open_seats_starts_at_once() -> None:
    live = LiveTable("toutlahaut", person(ANA), bot())
    assert live.table.status == "playing"


def test_a_table_waits_for_its_last_open_seat() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN, OPEN)
    live.does(commands.sit, BEN, 1)
    assert live.table.status == "waiting"
    live.does(commands.sit, EVE, 2)
    assert live.table.status == "playing"
    assert [entry.kind for entry in live.entries] == ["open", "sit", "sit", "start"]


def test_a_taken_seat_stays_taken() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN)
    with pytest.raises(Problem, match="seat-taken"):
        live.does(commands.sit, BEN, 0)
    assert live.table.seats[0].person == ANA


def test_sitting_where_one_sits_changes_nothing() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN)
    assert live.does(commands.sit, ANA, 0) == []


@pytest.mark.parametrize("seat", [2, 63, 10**6])
def test_a_seat_that_is_not_there_is_unknown(seat: int) -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN)
    for command in (
        lambda: commands.sit(live.table, BEN, seat),
        lambda: commands.stand(live.table, ANA, seat, "random"),
        lambda: commands.assign(live.table, ANA, seat, "random", True),
        lambda: commands.play(live.table, ANA, seat, 0, 0),
    ):
        with pytest.raises(Problem, match="unknown-seat"):
            command()


def test_standing_up_opens_the_seat_while_waiting() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN)
    live.does(commands.stand, ANA, 0, "random")
    assert live.table.seats[0].kind == "open"
    live.does(commands.sit, BEN, 0)
    assert live.table.owned_by(BEN) == [0]


def test_standing_up_leaves_the_seat_to_a_bot_while_playing() -> None:
    live = two_people()
    live.does(commands.stand, BEN, 1, "greedy")
    assert live.table.seats[1].kind == "bot"
    with pytest.raises(Problem, match="seat-taken"):
        live.does(commands.sit, BEN, 1)


def test_one_can_only_leave_the_own_seat() -> None:
    with pytest.raises(Problem, match="not-your-seat"):
        two_people().does(commands.stand, ANA, 1, "random")


def test_a_seat_lent_to_a_bot_is_played_by_the_bot_and_taken_back() -> None:
    live = two_people()
    seat = live.table.to_act()[0]
    owner = live.table.seats[seat].person
    assert owner is not None
    live.does(commands.assign, owner, seat, "random", False)
    assert live.table.bots_to_act() == [seat]
    with pytest.raises(Problem, match="not-your-seat"):
        live.plays(seat)
    live.does(commands.sit, owner, seat)
    assert live.table.bots_to_act() == []
    live.plays(seat)
    assert len(live.table.plays) == 1


def test_nobody_else_takes_a_lent_seat() -> None:
    live = two_people()
    live.does(commands.assign, BEN, 1, "random", False)
    with pytest.raises(Problem, match="seat-taken"):
        live.does(commands.sit, EVE, 1)
    with pytest.raises(Problem, match="seat-taken"):
        live.does(commands.assign, ANA, 1, None, False)


def test_the_host_gives_open_seats_to_bots_and_opens_them_again() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN, OPEN)
    live.does(commands.assign, ANA, 1, "random", True)
    assert live.table.seats[1].bot == "random"
    live.does(commands.assign, ANA, 1, None, True)
    assert live.table.seats[1].kind == "open"


def test_the_last_open_seat_given_to_a_bot_starts_the_game() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN)
    live.does(commands.assign, ANA, 1, "random", True)
    assert live.table.status == "playing"


def test_only_the_host_assigns_seats_of_others() -> None:
    live = LiveTable("toutlahaut", person(ANA), person(BEN), OPEN)
    with pytest.raises(Problem, match="not-host"):
        live.does(commands.assign, BEN, 2, "random", True)
    with pytest.raises(Problem, match="not-host"):
        live.does(commands.assign, BEN, 1, None, False)


def test_the_host_lends_the_seat_of_somebody_who_is_away_and_not_of_somebody_present() -> None:
    live = two_people()
    with pytest.raises(Problem, match="seat-taken"):
        live.does(commands.assign, ANA, 1, "random", False)
    live.does(commands.assign, ANA, 1, "random", True)
    assert live.table.seats[1].lent
    live.does(commands.sit, BEN, 1)
    assert live.table.seats[1].kind == "person"


def test_the_hand_of_somebody_who_is_away_is_not_opened_to_others() -> None:
    live = two_people()
    with pytest.raises(Problem, match="seat-taken"):
        live.does(commands.assign, ANA, 1, None, True)
    live.does(commands.assign, ANA, 1, "random", True)
    with pytest.raises(Problem, match="seat-taken"):
        live.does(commands.assign, ANA, 1, None, True)


def test_before_the_game_the_host_opens_the_seat_of_somebody_who_is_away() -> None:
    live = LiveTable("toutlahaut", person(ANA), person(BEN), OPEN)
    live.does(commands.assign, ANA, 1, None, True)
    assert live.table.seats[1].kind == "open"


def test_nobody_takes_a_second_hand_during_the_game() -> None:
    live = LiveTable("toutlahaut", person(ANA), person(BEN), bot())
    live.does(commands.assign, ANA, 2, None, True)
    for who in (ANA, BEN):
        with pytest.raises(Problem, match="one-hand"):
            live.does(commands.sit, who, 2)
    live.does(commands.sit, EVE, 2)
    assert live.table.owned_by(EVE) == [2]


def test_nobody_looks_into_a_bots_hand_and_goes_back() -> None:
    live = LiveTable("toutlahaut", person(ANA), bot(), bot())
    live.does(commands.stand, ANA, 0, "beech")
    live.does(commands.assign, ANA, 1, None, True)
    with pytest.raises(Problem, match="one-hand"):
        live.does(commands.sit, ANA, 1)
    live.does(commands.assign, ANA, 0, None, True)
    live.does(commands.sit, ANA, 0)
    assert Table.rebuilt(live.entries).held == {ANA: {0}}


def test_before_the_start_one_person_takes_one_seat_and_may_change_it() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN, OPEN)
    live.does(commands.sit, BEN, 1)
    for who in (ANA, BEN):
        with pytest.raises(Problem, match="one-hand"):
            live.does(commands.sit, who, 2)
    live.does(commands.stand, BEN, 1, "beech")
    live.does(commands.sit, BEN, 2)
    assert live.table.owned_by(BEN) == [2]


def test_people_who_share_the_hosts_screen_say_so_when_the_table_is_opened() -> None:
    live = LiveTable("toutlahaut", person(ANA), person(ANA), OPEN, OPEN)
    live.does(commands.sit, ANA, 2)
    assert live.table.owned_by(ANA) == [0, 1, 2]
    live.does(commands.sit, BEN, 3)
    live.does(commands.assign, BEN, 3, "random", False)
    with pytest.raises(Problem, match="seat-taken"):
        live.does(commands.sit, BEN, 0)


def test_a_bots_answer_is_dropped_when_the_person_is_back() -> None:
    live = two_people()
    seat = live.table.to_act()[0]
    owner = live.table.seats[seat].person
    assert owner is not None
    assert live.table.state is not None
    live.does(commands.assign, owner, seat, "random", False)
    asked_at, action = live.table.asked_at[seat], live.table.state.actions(seat)[0]
    live.does(commands.sit, owner, seat)
    assert live.does(commands.play_as_bot, seat, asked_at, action) == []
    assert live.table.plays == []


def test_a_bots_answer_to_an_older_question_is_dropped() -> None:
    live = LiveTable("toutlahaut", bot(), bot())
    seat = live.table.to_act()[0]
    assert live.table.state is not None
    asked_at, action = live.table.asked_at[seat], live.table.state.actions(seat)[0]
    live.does(commands.play_as_bot, seat, asked_at, action)
    assert live.does(commands.play_as_bot, seat, asked_at, action) == []
    assert len(live.table.plays) == 1


def test_several_seats_of_one_person_make_a_hot_seat() -> None:
    live = LiveTable("toutlahaut", person(ANA), person(ANA), bot())
    assert live.table.owned_by(ANA) == [0, 1]
    assert live.table.owned_by(None) == []


@pytest.mark.parametrize(
    ("game", "seats", "options", "code"),
    [
        ("chess", 2, {}, "unknown-game"),
        ("toutlahaut", 1, {}, "wrong-seats"),
        ("toutlahaut", 6, {}, "wrong-seats"),
        ("toutlahaut", 0, {}, "wrong-seats"),
        ("toutlahaut", 2, {"games": "three"}, "bad-option"),
        ("toutlahaut", 2, {"games": 1}, "bad-option"),
        ("toutlahaut", 2, {"seed": 7}, "bad-option"),
        ("toutlahaut", 2, {"tape": "x"}, "bad-option"),
        ("toutlahaut", 2, {"listen": True}, "bad-option"),
    ],
)
def test_a_table_that_cannot_be_played_is_not_opened(game: str, seats: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(Problem) as raised:
        commands.open_table(ANA, game, options, [OPEN] * seats)
    assert raised.value.code == code


def test_options_not_given_take_their_defaults() -> None:
    live = LiveTable("toutlahaut", person(ANA), OPEN, games="two")
    assert live.table.options == {"objective": "none", "games": "two", "draw": "start", "rounds": "all"}


def test_addresses_of_tables_cannot_be_guessed() -> None:
    ids = {commands.open_table(ANA, "toutlahaut", {}, [OPEN, OPEN])[0].table for _ in range(50)}
    assert len(ids) == 50
    assert all(len(table) >= 16 for table in ids)


def test_a_bots_dice_follow_from_the_tables_secret_and_the_question() -> None:
    """Whoever knows all else of a table does not foretell them; the stored entries give them again."""
    live = LiveTable("toutlahaut", bot(), bot())
    (seat,) = live.table.to_act()
    again, other = Table.rebuilt(live.entries), Table.rebuilt(live.entries)
    other.secret = bytes(32)
    assert again.topic("bot", seat) == live.table.topic("bot", seat)
    assert other.topic("bot", seat) != live.table.topic("bot", seat)
    assert live.table.topic("hint", seat) != live.table.topic("bot", seat)
