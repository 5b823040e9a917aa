import { expect, test } from "vitest";
import { renewed, unlessAlike } from "./followed.svelte";

const trees = [[1], [2]];

test("a record stays while its fields change", () => {
  const record = renewed(undefined, { holder: 0, trees });
  expect(renewed(record, { holder: 1, trees })).toBe(record);
  expect(record).toEqual({ holder: 1, trees });
});

test("one with other fields takes its place", () => {
  const record = renewed<object>(undefined, { holder: 0 });
  expect(renewed(record, { holder: 0, trees })).not.toBe(record);
  expect(renewed(record, { trees })).toEqual({ trees });
});

test("its parts may be followed too, be they records or lists", () => {
  const record = renewed(undefined, { trees }, renewed);
  const list = record.trees;
  expect(renewed(record, { trees: [trees[0], [3]] }, renewed).trees).toBe(list);
  expect(list).toEqual([[1], [3]]);
  expect(list[0]).toBe(trees[0]);
  expect(renewed(record, { trees: [[1]] }, renewed).trees).toEqual([[1]]);
});

test("what is read from the wire as a whole may be the same by its value", () => {
  const record = renewed(undefined, { trees });
  expect(renewed(record, { trees: [[1], [2]] }, unlessAlike).trees).toBe(trees);
  expect(renewed(record, { trees: [[1], [3]] }, unlessAlike).trees).toEqual([[1], [3]]);
});
