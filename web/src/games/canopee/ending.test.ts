import { expect, test } from "vitest";
import type { Event } from "../../generated/canopee";
import { FINALE, forestOf, lastEnding } from "./ending";

const event = (kind: Event["kind"], facts = {}) => ({ kind, facts }) as Event;

test("nothing is told before a season has ended", () => {
  expect(lastEnding([event("season", { season: 1 }), event("keep")])).toBeNull();
});

test("every step keeps its own events, and the next season closes the book", () => {
  const events = [
    event("season-end", { season: 1 }),
    event("step", { step: 1 }),
    event("step", { step: 2 }),
    event("germinate", { seat: 0 }),
  ];
  expect(lastEnding(events)).toMatchObject({
    season: 1,
    done: false,
    chapters: [
      { step: 1, events: [] },
      { step: 2, events: [{ kind: "germinate" }] },
    ],
  });
  expect(lastEnding([...events, event("season", { season: 2 }), event("look")])?.done).toBe(true);
});

test("after the last season the totals make a chapter of their own", () => {
  const told = lastEnding([
    event("season-end", { season: 3 }),
    event("step", { step: 6 }),
    event("wildlife", { seat: 0 }),
    event("spirit-score"),
  ]);
  expect(told).toMatchObject({
    done: true,
    chapters: [{ step: 6 }, { step: FINALE, events: [{ kind: "wildlife" }, { kind: "spirit-score" }] }],
  });
});

test("a line is about a seat's forest, the Spirit's, or nobody's", () => {
  expect(forestOf(event("sow", { seat: 2, card: "@card-fern" }))).toBe(2);
  expect(forestOf(event("spirit-sow", { forest: 1, card: "@card-fern" }))).toBe(1);
  expect(forestOf(event("step", { step: 1 }))).toBeNull();
});
