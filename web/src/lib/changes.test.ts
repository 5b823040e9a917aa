import { describe, expect, it } from "vitest";
import type { StateMessage } from "../generated/messages";
import { changed, whole } from "./changes";

const table = {
  trees: [
    { cards: ["a"], points: 1 },
    { cards: [], points: 0 },
  ],
  hand: ["b", "c"],
};

function state(sequence: number): StateMessage {
  const view = { game: "toy", version: 1, seat: 0, seats: 2, options: {}, to_act: [0], over: false, prompt: null, table };
  return {
    type: "state",
    sequence,
    seat: 0,
    view,
    offers: [],
    events: [],
    beats: [],
    undo: true,
    outcome: null,
    entry: 3,
    reset: true,
    left: [null, null],
    late: null,
  };
}

describe("changes", () => {
  it("makes a copy and leaves the original as it was", () => {
    const made = changed(table, [
      [["trees", 0, "cards", 1], "d"],
      [["trees", 0, "points"], 4],
      [["hand"], ["c"]],
    ]);
    expect(made).toEqual({
      trees: [
        { cards: ["a", "d"], points: 4 },
        { cards: [], points: 0 },
      ],
      hand: ["c"],
    });
    expect(table.trees[0]).toEqual({ cards: ["a"], points: 1 });
    expect(made.trees[1]).toBe(table.trees[1]);
  });

  it("begins each beat where the one before ended", () => {
    const made = whole(state(5), {
      type: "changes",
      after: 5,
      sequence: 6,
      entry: 4,
      beats: [{ events: 1, view: [[["table", "hand"], ["c"]]] }],
      view: [[["to_act"], [1]]],
    });
    expect(made?.beats[0].view).toMatchObject({ to_act: [0], table: { hand: ["c"] } });
    expect(made?.view).toMatchObject({ to_act: [1], table: { hand: ["c"], trees: table.trees } });
    expect(made).toMatchObject({ sequence: 6, entry: 4, undo: false, offers: [], left: [null, null], late: null });
  });

  it("are of no use to a page that has another state", () => {
    expect(whole(state(4), { type: "changes", after: 5, sequence: 6, entry: 4 })).toBeNull();
    expect(whole(null, { type: "changes", after: 5, sequence: 6, entry: 4 })).toBeNull();
  });
});
