import { describe, expect, it } from "vitest";
import { Play } from "./play.svelte";
import { recap } from "./recap";

function table(...events: [kind: string, seat?: number][]): Play {
  const play = new Play("toutlahaut");
  play.seat = 0;
  play.events = events.map(([kind, seat]) => ({ kind, facts: seat === undefined ? {} : { seat } }));
  play.says = (id) => id !== "log-silent";
  play.name = (seat) => ["Mana", "Ilse", "Ferdi"][seat];
  play.text = (id, facts) => `${typeof facts?.seat === "number" ? `${play.name(facts.seat)} ` : ""}${id.slice(4)}`;
  return play;
}

describe("since your last turn", () => {
  it("tells turn by turn what the others did, without their names again", () => {
    const turns = recap(table(["lays", 1], ["lays", 0], ["draws", 1], ["silent", 1], ["wins"], ["lays", 2], ["draws", 0]));
    expect(turns.map(({ seat, lines }) => [seat, lines.map(({ text }) => text)])).toEqual([
      [1, ["draws", "wins"]],
      [2, ["lays"]],
    ]);
  });

  it("is silent before one's first turn, and when nobody has acted since", () => {
    expect(recap(table(["lays", 1], ["lays", 2]))).toEqual([]);
    expect(recap(table(["lays", 1], ["lays", 0]))).toEqual([]);
  });
});
