import { expect, test } from "vitest";
import { FINALE, lastEnding } from "./ending";

const event = (kind: string, facts = {}) => ({ kind, facts });

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
