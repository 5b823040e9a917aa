"""What people may call themselves, and that nobody passes for another at the same table."""

import pytest

from server.clients import Person
from sylve.server.wire.names import checked_name, told_apart
from sylve.table import Problem

GOOD = {
    "Zoé": "Zoé",
    "Zoe\u0301": "Zoé",
    "  Ana   Maria ": "Ana Maria",
    "Øystein": "Øystein",
    "Владимир": "Владимир",
    "नमस्ते": "नमस्ते",
    "محمد": "محمد",
    "Nguyễn": "Nguyễn",
    "木木": "木木",
    "👩‍🌾": "👩‍🌾",
    "❤️": "❤️",
    "": "",
    "   ": "",
}

BAD = {
    "too long": "x" * 25,
    "a control": "a\x07b",
    "only joiners": "\u200d\u200d",
    "zero width": "a\u200bb",
    "a byte order mark": "\ufeffAna",
    "a soft hyphen": "A\u00adna",
    "a blank letter": "\u3164",
    "a blank braille sign": "\u2800",
    "a word joiner": "Ana\u2060",
    "direction": "a\u202eb",
    "a mark of direction": "a\u200fb",
    "tags": "a\U000e0041",
    "stacked": "a" + "\u0301" * 8,
    "only a mark": "\u0301",
    "private use": "\ue000",
    "a lone surrogate": "\ud800",
}


@pytest.mark.parametrize("name", GOOD)
def test_names_of_any_script_are_welcome(name: str) -> None:
    assert checked_name(name) == GOOD[name]


@pytest.mark.parametrize("what", BAD)
def test_what_cannot_be_seen_or_read_is_refused(what: str) -> None:
    with pytest.raises(Problem, match="bad-name"):
        checked_name(BAD[what])


def test_equal_names_are_told_apart() -> None:
    assert told_apart(["Ana", "ana", "", "", "Ben", "Ａｎａ"]) == ["Ana", "ana (2)", "", "", "Ben", "Ａｎａ (3)"]


async def test_a_table_shows_two_equal_names_apart(ana: Person, ben: Person) -> None:
    for person in (ana, ben):
        await person.http.put("/api/me", json={"name": "Zoé"})
    table = await ana.opens("me", "open")
    his = await ben.visits(table)
    await his.ask("sit", seat=1)
    assert [seat["name"] for seat in his.table["seats"]] == ["Zoé", "Zoé (2)"]
