import { expect, test } from "vitest";
import { overlapping } from "./hand";

test("copies lie under the first of their kind, and the next kind over both", () => {
  const [bear, copy, fox] = overlapping(["bear", "bear", "fox"]);
  expect(copy.copy).toBe(true);
  expect(bear.height).toBeGreaterThan(copy.height);
  expect(fox.height).toBeGreaterThan(bear.height);
});

test("a kind makes room for its copies and passes those of the kind before", () => {
  const lying = overlapping(["bear", "bear", "fox", "wolf", "wolf", "wolf"]);
  expect(lying.filter(({ copy }) => !copy).map(({ peeping }) => peeping)).toEqual([1, 1, 2]);
});
