import { expect, test } from "vitest";
import { others, pileOf } from "./seating";

test("the others sit in the order of play, the next one on the left", () => {
  expect(others(2, 0)).toEqual([1]);
  expect(others(4, 2)).toEqual([3, 0, 1]);
});

test("the first pile is shared with the neighbour on the right, the second with the one on the left", () => {
  expect(pileOf(3, 1, 2)).toBe(1);
  expect(pileOf(5, 0, 1)).toBe(3);
  expect(pileOf(5, 0, 2)).toBe(0);
  expect(pileOf(5, 2, 3)).toBe(4);
  for (let seat = 0; seat < 4; seat++) expect(pileOf(5, seat, 2)).toBe(pileOf(5, (seat + 1) % 4, 1));
});
