import { describe, expect, it } from "vitest";
import type { Game } from "../../generated/canyon";
import { Play } from "../../lib/play.svelte";
import type { Frame } from "../../lib/protocol";
import { reckoned } from "./reckoning";

const line = (seat: number, points: number) => ({
  kind: "missed",
  facts: { seat, bid: 4, tricks: points, bonus: 0, points, rapids: false, drifts: false },
});

describe("the reckoning in a replay", () => {
  it("is the one that was told before the move, wherever the canoes lie since", () => {
    const play = new Play<Game>("canyon");
    const view = {
      seat: null,
      table: {
        canoes: [
          { seat: 0, points: 0 },
          { seat: 1, points: 3 },
        ],
      },
    };
    const frame = {
      view,
      events: [{ kind: "win", facts: { seat: 0 } }],
      earlier: [line(0, 2), line(1, 0), { kind: "go", facts: {} }],
      outcome: null,
      move: 9,
    };
    play.show(frame as unknown as Frame, []);
    expect(reckoned(play).map(({ seat, points }) => [seat, points])).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });
});
