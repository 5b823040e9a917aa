import { expect, test } from "vitest";
import type { Act, CanopeeView, Game } from "../../generated/canopee";
import { Play } from "../../lib/play.svelte";
import type { StateMessage } from "../../lib/protocol";
import { intentOf } from "./intent.svelte";

const KEEP: Act = { verb: "keep" };
const SNATCH: Act = { verb: "snatch", card: "fern" };
const TUCK: Act = { verb: "tuck", card: "fern" };

/** Seat 0 is asked this, and may answer so. */
function asked(sequence: number, step: string, acts: Act[]): StateMessage {
  const table = { step: { name: step, seat: 0 }, piles: [], forests: [] } as unknown as CanopeeView;
  const view = { game: "canopee", version: 2, seat: 0, seats: 1, options: {}, to_act: [0], over: false, prompt: null, table };
  const offers = acts.map((act, action) => ({ action, act, preview: null, refusal: null }));
  return { sequence, seat: 0, view, offers, events: [], beats: [], left: [], reset: false } as unknown as StateMessage;
}

function at(...first: Parameters<typeof asked>) {
  const play = new Play<Game>("canopee");
  play.receive(asked(...first));
  return { play, intent: intentOf(play) };
}

test("an ability that waits for its target is let go with the pile", () => {
  const { play, intent } = at(1, "choose", [KEEP, SNATCH]);
  intent.use("snatch");
  expect(intent.aim).toBe("snatch");
  play.receive(asked(2, "choose", [KEEP, SNATCH]));
  expect(intent.aim).toBeNull();
});

test("while one hand is placed the ability stays armed, and the same button lets go of it", () => {
  const { play, intent } = at(1, "place", [TUCK]);
  intent.use("tuck");
  play.receive(asked(2, "place", [TUCK]));
  expect(intent.aim).toBe("tuck");
  intent.use("tuck");
  expect(intent.aim).toBeNull();
});
