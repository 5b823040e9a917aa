import { expect, test } from "vitest";
import { clear } from "./clear";

const ROOM = { left: 0, top: 0, right: 390, bottom: 480 };
const NOTE = { width: 340, height: 120 };
const CARD = { left: 160, top: 500, right: 230, bottom: 600 }; // in the hand, below the room

test("a note stands as near to what it speaks of as it can", () => {
  const { box, covers } = clear(NOTE, ROOM, [], CARD);
  expect(covers).toBe(0);
  expect(box.bottom).toBeGreaterThan(ROOM.bottom - 24);
});

test("what lies in its way is not covered where there is room elsewhere", () => {
  const trees = { left: 20, top: 300, right: 370, bottom: 470 };
  const { box, covers } = clear(NOTE, ROOM, [trees], CARD);
  expect(covers).toBe(0);
  expect(box.bottom).toBeLessThanOrEqual(trees.top);
});

test("where all is full, it says how much it would cover", () => {
  expect(clear(NOTE, ROOM, [ROOM], CARD).covers).toBe(340 * 120);
});
