import { expect, test } from "vitest";
import { seating } from "./seating";

test("the left neighbour is on the left, the right neighbour on the right", () => {
  expect(seating(3, 0)).toEqual({ left: [1], right: [2] });
  expect(seating(6, 2)).toEqual({ left: [3, 4, 5], right: [0, 1] });
  expect(seating(2, 0)).toEqual({ left: [1], right: [] });
});
