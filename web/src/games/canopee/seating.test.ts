import { expect, test } from "vitest";
import type { CanopeeView, PileView } from "../../generated/canopee";
import { between, inReach, others, pileOf } from "./seating";

test("the others sit in the order of play, the next one on the left", () => {
  expect(others(2, 0)).toEqual([1]);
  expect(others(4, 2)).toEqual([3, 0, 1]);
});

/** A ring of four as the view tells it: which seats reach a pile, and as which number. */
const pile = (number: number, numbers: (number | null)[], centre = false): PileView => ({
  pile: number,
  numbers,
  centre,
  seats: [0, 1, 2, 3].filter((seat) => numbers[seat] !== null),
  looked_at: false,
  cards: [],
});
const ring = {
  forests: [{}, {}, {}, {}],
  piles: [
    pile(0, [2, 1, null, null]),
    pile(1, [null, 2, 1, null]),
    pile(2, [null, null, 2, 1]),
    pile(3, [1, null, null, 2]),
    pile(4, [3, 3, 3, 3], true),
  ],
} as CanopeeView;

test("before a seat lie the pile shared with the next one, the centre, and the pile shared with the one before", () => {
  expect(inReach(ring, 0).map((one) => one.pile)).toEqual([0, 4, 3]);
  expect(inReach(ring, 2).map((one) => one.pile)).toEqual([2, 4, 1]);
});

test("a pile out of reach lies between two others", () => {
  expect(between(ring, 1, 0)?.pile).toBe(1);
  expect(between(ring, 0, 0)).toBeUndefined();
  expect(between(ring, 3, 0)).toBeUndefined();
});

test("a pile is found by the number its seat gives it", () => {
  expect(pileOf(ring, 3, 1)?.pile).toBe(2);
  expect(pileOf(ring, 1, 3)?.pile).toBe(4);
});
