import { describe, expect, it, vi } from "vitest";
import { Problem } from "./api";
import { Play } from "./play.svelte";
import type { Offer, Refusal, StateMessage } from "./protocol";

const NOT_ALLOWED: Refusal = { code: "does-not-fit", section: "2.3", facts: {} };
const offer = (action: number, refusal: Refusal | null = null): Offer => ({ action, act: { verb: "show" }, preview: null, refusal });

function state(sequence: number, offers: Offer[], more: Partial<StateMessage> = {}): StateMessage {
  const seat = more.seat === undefined ? 0 : more.seat;
  const view = { game: "toutlahaut", version: 1, seat, seats: 2, options: {}, to_act: [0], over: false, prompt: null, table: {} };
  return {
    type: "state",
    sequence,
    seat,
    view,
    offers,
    events: [],
    beats: [],
    undo: false,
    outcome: null,
    entry: sequence,
    reset: false,
    left: [null, null],
    late: null,
    ...more,
  };
}

function seated(answer: () => Promise<Refusal | null> = async () => null) {
  const ask = vi.fn(answer);
  return { play: new Play("toutlahaut", { ask }), ask };
}

describe("choosing", () => {
  it("keeps what is chosen while it is still offered, and drops it when it is not", () => {
    const { play } = seated();
    play.receive(state(1, [offer(4), offer(5)]));
    play.choose(play.offers[1]);
    play.receive(state(2, [offer(5)]));
    expect(play.chosen?.action).toBe(5);
    play.receive(state(3, [offer(5, NOT_ALLOWED)]));
    expect(play.chosen).toBeNull();
  });
  it("drops what another seat at this screen had chosen", () => {
    const { play } = seated();
    play.receive(state(1, [offer(4)]));
    play.choose(play.offers[0]);
    play.receive(state(1, [offer(4)], { seat: 1 }));
    expect(play.chosen).toBeNull();
  });
  it("shows why a refused offer cannot be chosen, until the table changes", () => {
    const { play } = seated();
    play.receive(state(1, [offer(4, NOT_ALLOWED)]));
    play.choose(play.offers[0]);
    expect(play.chosen).toBeNull();
    expect(play.refusal).toEqual(NOT_ALLOWED);
    play.receive(state(2, [offer(5)]));
    expect(play.refusal).toBeNull();
  });
});

describe("sending", () => {
  it("names the sequence the person saw", () => {
    const { play, ask } = seated();
    play.receive(state(7, [offer(4)]));
    play.send(play.offers[0]);
    expect(ask).toHaveBeenCalledWith({ type: "play", seat: 0, action: 4, sequence: 7 });
  });
  it("sends one thing at a time, and nothing that is refused", async () => {
    const { play, ask } = seated();
    play.receive(state(1, [offer(4), offer(5, NOT_ALLOWED)]));
    play.send(play.offers[1]);
    expect(ask).not.toHaveBeenCalled();
    play.send(play.offers[0]);
    play.send(play.offers[0]);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(play.busy).toBe(false));
  });
  it("lets go of what was sent when the next state comes, though it may be offered again", async () => {
    const { play } = seated();
    play.receive(state(1, [offer(4)]));
    play.send(play.offers[0]);
    await vi.waitFor(() => expect(play.busy).toBe(false));
    expect(play.chosen?.action).toBe(4);
    play.receive(state(2, [offer(4)]));
    expect(play.chosen).toBeNull();
  });
  it("tells a stale play, and lets go of it", async () => {
    const stale = { code: "stale", section: "", facts: {} };
    const { play } = seated(async () => stale);
    play.receive(state(1, [offer(4)]));
    play.choose(play.offers[0]);
    play.confirm();
    await vi.waitFor(() => expect(play.refusal).toEqual(stale));
    expect(play.chosen).toBeNull();
  });
  it("tells a cut line and stays ready", async () => {
    const { play } = seated(async () => {
      throw new Problem("disconnected");
    });
    play.receive(state(1, [offer(4)]));
    play.send(play.offers[0]);
    await vi.waitFor(() => expect(play.problem?.code).toBe("disconnected"));
    expect(play.busy).toBe(false);
  });
});

describe("a hint", () => {
  const idea = (action: number) => ({ action, act: { verb: "show" }, say: `show ${action}`, told: null, chance: 0.5, points: 20 });
  const hint = (sequence: number, ...actions: number[]) => ({
    type: "hint" as const,
    request: 1,
    seat: 0,
    sequence,
    ideas: actions.map(idea),
    why: [],
    rather: actions.at(1) ?? null,
  });

  function asked() {
    const { play, ask } = seated();
    play.hints = true;
    play.receive(state(3, [offer(4), offer(5), offer(6, NOT_ALLOWED)]));
    return { play, ask };
  }

  it("is asked for the seat and the state the person sees, one at a time", async () => {
    const { play, ask } = asked();
    void play.ponder();
    void play.ponder();
    expect(ask.mock.calls).toEqual([[{ type: "hint", seat: 0, sequence: 3 }]]);
    await vi.waitFor(() => expect(play.pondering).toBe(false));
  });
  it("is not asked where hints are not allowed, nor when there is nothing to decide", () => {
    const { play, ask } = asked();
    play.hints = false;
    void play.ponder();
    play.hints = true;
    play.receive(state(4, [offer(4), offer(5, NOT_ALLOWED)]));
    void play.ponder();
    expect(ask).not.toHaveBeenCalled();
  });
  it("shows its best idea as chosen, and stays while the same is asked", () => {
    const { play } = asked();
    play.advise(hint(3, 5, 4));
    expect(play.chosen?.action).toBe(5);
    play.receive(state(4, [offer(4), offer(5), offer(6, NOT_ALLOWED)]));
    expect(play.ideas.map(({ action }) => action)).toEqual([5, 4]);
    play.receive(state(5, [offer(4)]));
    expect(play.ideas).toEqual([]);
  });
  it("shows the idea that is chosen, else the best, and advises what it shows", () => {
    const { play } = asked();
    expect(play.idea).toBeUndefined();
    expect(play.advises(offer(4))).toBe(false);
    play.advise(hint(3, 5, 4));
    expect(play.idea?.action).toBe(5);
    expect([4, 5].map((action) => play.advises(play.offer(action)))).toEqual([false, true]);
    play.choose(play.offer(4)!);
    expect(play.idea?.action).toBe(4);
    expect(play.advises(play.offer(4))).toBe(true);
    play.choose(null);
    expect(play.idea?.action).toBe(5);
    expect(play.advises(play.offer(5))).toBe(false);
  });
  it("is dropped when it is for another seat or for what is no longer offered", () => {
    const { play } = asked();
    play.advise({ ...hint(3, 5), seat: 1 });
    play.advise(hint(3, 9));
    expect(play.ideas).toEqual([]);
    expect(play.chosen).toBeNull();
  });
});

describe("events", () => {
  it("gather, and start again after a reset", () => {
    const { play } = seated();
    const event = (kind: string) => ({ kind, facts: {} });
    play.receive(state(1, [], { events: [event("deal")] }));
    play.receive(state(2, [], { events: [event("draw"), event("show")] }));
    expect(play.events.map(({ kind }) => kind)).toEqual(["deal", "draw", "show"]);
    expect(play.fresh).toBe(2);
    play.receive(state(3, [], { events: [event("deal")], reset: true }));
    expect(play.events.map(({ kind }) => kind)).toEqual(["deal"]);
  });
});

describe("whose turn it is", () => {
  it("is mine only when the seat I look from owes a decision", () => {
    const { play } = seated();
    play.receive(state(1, [], { seat: 1 }));
    expect(play.myTurn).toBe(false);
    play.receive(state(1, [], { seat: 0 }));
    expect(play.myTurn).toBe(true);
    play.receive(state(1, [], { seat: null }));
    expect(play.myTurn).toBe(false);
  });
});

describe("the clock", () => {
  it("counts from when the state arrived, not from when it was sent", () => {
    vi.useFakeTimers({ now: 5000 });
    const { play } = seated();
    play.receive(state(1, [], { left: [60_000, null] }));
    expect(play.until).toEqual([65_000, null]);
    vi.useRealTimers();
  });
});
