import { expect, test } from "vitest";
import type { Offer } from "../../lib/protocol";
import { colourOf, placesOf, spending, turned, wayIn } from "./offers";

let number = 0;
const offer = (say: string, preview: Offer["preview"] = {}, refused = false): Offer => ({
  action: number++,
  act: { verb: say.split(" ")[0] },
  say,
  preview: refused ? null : preview,
  refusal: refused ? { code: "too-few-tips", section: "3.3", facts: {} } : null,
});
const lie = (q: number, turn: number, total: number) => ({ q, r: 0, turn, total });
const offers = [
  offer("place leaf-1 e turn-0", lie(1, 0, 2)),
  offer("place leaf-1 e turn-1", null, true),
  offer("place leaf-1 e turn-2", lie(1, 2, 3)),
  offer("place leaf-2 sw turn-0", lie(4, 0, 2)),
];

test("offers are gathered by the cell they lie in, refused ones left out", () => {
  const [one, other] = placesOf(offers);
  expect([one.leaf, one.direction, one.ways.length, one.most]).toEqual([1, "e", 2, 3]);
  expect([other.leaf, other.direction, other.q]).toEqual([2, "sw", 4]);
});

test("a leaf keeps its turn where it can, and else lies where it earns the most", () => {
  const [place] = placesOf(offers);
  expect(wayIn(place, 0)).toBe(offers[0]);
  expect(wayIn(place, 1)).toBe(offers[2]);
  expect(turned(place, offers[2], 1)).toBe(offers[0]);
  expect(turned(place, offers[0], -1)).toBe(offers[2]);
});

test("every action is spent in its colour", () => {
  const spent = ["grow leaf-3", "draw", "take slot-1", "deck", "sun", "climb left", "acorn red"].map((say) => offer(say));
  expect(spending(spent, "orange").map(({ say }) => say)).toEqual(["take slot-1", "deck"]);
  expect(spending(spent, "red").map(({ say }) => say)).toEqual(["grow leaf-3"]);
  expect(spent.map(colourOf)).toEqual(["red", "green", "orange", "orange", "yellow", "brown", "red"]);
  expect([colourOf(offers[0]), colourOf(null)]).toEqual([undefined, undefined]);
});
