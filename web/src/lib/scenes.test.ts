import { describe, expect, it } from "vitest";
import { Play } from "./play.svelte";
import type { Event, StateMessage, View } from "./protocol";
import { scenes } from "./scenes";

const view = { table: {} } as unknown as View;
const event = (kind: string, seat: number): Event => ({ kind, facts: { seat } });

/** Seat 0 reads; every event has a sentence. */
function reader(): Play {
  const play = new Play("toutlahaut");
  play.seat = 0;
  play.says = () => true;
  play.text = (id, facts) => `${id} ${facts?.seat}`;
  return play;
}
const state = (events: Event[], cuts: number[]): StateMessage =>
  ({ events, beats: cuts.map((cut) => ({ events: cut, view })) }) as unknown as StateMessage;

describe("the scenes that lead to a state", () => {
  it("leave out what one has just done oneself, and carry its events on", () => {
    const play = reader();
    play.busy = true;
    const made = scenes(play, state([event("places", 0), event("reveals", 1)], [1, 2]));
    expect(made.map(({ events }) => events.length)).toEqual([2, 0]);
    expect(made[0].telling?.sentence).toBe("log-reveals 1");
  });

  it("tell of the reader what others brought about", () => {
    const made = scenes(reader(), state([event("gains", 0), event("gains", 1)], [1, 2]));
    expect(made[0].telling?.sentence).toBe("log-gains 0");
  });

  it("do not tell again what one has just done", () => {
    const play = reader();
    play.busy = true;
    const made = scenes(play, state([event("keeps", 0), event("draws", 0), event("takes", 1)], [3]));
    expect(made[0].events.length).toBe(3);
    expect(made[0].telling).toMatchObject({ sentence: "log-takes 1", more: ["log-draws 0"] });
  });

  it("know one more of the same", () => {
    const made = scenes(reader(), state([event("lays", 1), event("lays", 1), event("gains", 1)], [1, 2]));
    expect(made.map(({ telling }) => telling?.again)).toEqual([false, true, false]);
  });

  it("tell what one's own move led to", () => {
    const made = scenes(reader(), state([event("plays", 0), event("wins", 0)], [2]));
    expect(made[0].telling).toMatchObject({ sentence: "log-wins 0", more: ["log-plays 0"] });
  });

  it("tell what befalls the reader, but not the reader's own move", () => {
    const play = reader();
    const fall = () => scenes(play, state([event("wins", 1), event("falls", 0)], [1])).at(-1)?.telling?.sentence;
    const move = () => scenes(play, state([event("plays", 0), event("falls", 0)], [])).at(-1)?.telling?.sentence;
    expect([fall(), move()]).toEqual(["log-falls 0", "log-plays 0"]);
    play.busy = true;
    expect([fall(), move()]).toEqual(["log-falls 0", undefined]);
  });

  it("tell a move by its first event, with what came of it", () => {
    const [only] = scenes(reader(), state([event("plays", 1), event("lays", 1), event("gains", 1), event("ends", 1)], []));
    expect(only.telling).toMatchObject({ sentence: "log-plays 1", more: ["log-lays 1", "log-gains 1"] });
  });
});
