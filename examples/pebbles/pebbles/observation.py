"""The heap, what everybody took, and the own card; seats are counted from the own one."""

from typing import Any

from sylve.engine.observation import Observation, Page, Pieces

MOST_SEATS = 3
PIECES = Pieces()
SEATS = PIECES.piece("seats", (MOST_SEATS,), 0, 1, "1 for each seat")
TO_ACT = PIECES.piece("to_act", (MOST_SEATS,), 0, 1, "1 for the seat whose turn it is")
HEAP = PIECES.piece("heap", (1,), 0, 10, "pebbles left")
TAKEN = PIECES.piece("taken", (MOST_SEATS,), 0, 10, "pebbles of each seat")
CARD = PIECES.piece("card", (1,), 0, 5, "the own card")


class PebblesObservation(Observation):
    def fill(self, state: Any, seat: Any, page: Page) -> None:
        seats, own = state.setup.seats, int(seat)
        for place in range(seats):
            at = (own + place) % seats
            page.put(SEATS, 1, place)
            page.put(TO_ACT, 1 if state.owes(at) else 0, place)
            page.put(TAKEN, state.taken[at], place)
        page.put(HEAP, state.heap)
        page.put(CARD, state.cards[own])


OBSERVATION = PebblesObservation(PIECES)
