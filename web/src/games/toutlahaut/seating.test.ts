import { expect, test } from "vitest";
import { seating } from "./seating";

test("everybody sits once, with the own seat in the middle", () => {
  expect(seating(2, 0)).toEqual([1, 0]);
  expect(seating(3, 1)).toEqual([2, 1, 0]);
  expect(seating(4, 3)).toEqual([1, 0, 3, 2]);
  expect(seating(5, 2)).toEqual([4, 3, 2, 1, 0]);
});

test("the left neighbour, who is next in the order of play, stands on the left", () => {
  for (let seats = 2; seats <= 5; seats++)
    for (let own = 0; own < seats; own++) {
      const places = seating(seats, own);
      expect(places[places.indexOf(own) - 1]).toBe((own + 1) % seats);
    }
});
