import { expect, test } from "vitest";
import { playedAbove } from "./tags";

const box = (top: number) => ({ top, bottom: top + 40 });

test("tags stand away from each other, and what was played above on one and the same place", () => {
  expect(playedAbove(box(100), box(0))).toBe(false);
  expect(playedAbove(box(0), box(100))).toBe(true);
  expect(playedAbove(box(20), box(0))).toBe(true); // a chosen card is raised a little
  expect(playedAbove(undefined, box(0))).toBe(true);
});
